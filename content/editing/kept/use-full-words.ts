'use client'

import { useSyncExternalStore } from 'react'
import type { KeptForm } from './kept-form.ts'

const FULL = 'This browser has no room left to keep what you type: save it before you leave.'

/** A sentence for a form whose contents a reload would lose; empty otherwise. */
export const useFullWords = (kept: KeptForm): string =>
  useSyncExternalStore(kept.subscribe, kept.isFull, kept.isFull) ? FULL : ''
