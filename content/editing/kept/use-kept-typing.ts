'use client'

import { useAllFormFields, useFormModified, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { Fields } from '../together/same.ts'
import type { KeptForm } from './kept-form.ts'

/** While somebody types, nothing is written to the disk. */
const PAUSE_MS = 500

type Typing = {
  kept: KeptForm
  read: () => Fields
  /** The version that the form began from. */
  started: () => Fields
  /** False for a form that saves itself. */
  isOn: boolean
}

/**
 * Keeps what is typed in a form without autosave until it is saved. After a refused save, Payload's
 * form counts as “submitted”, and no longer as modified.
 */
export function useKeptTyping(typing: Typing): void {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isRefused = useFormSubmitted()
  const last = useRef({ ...typing, isTyped: false })
  const { kept, isOn } = Object.assign(last.current, typing)
  if (isModified) last.current.isTyped = true
  const isUnsaved = isOn && last.current.isTyped && (isModified || isRefused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field starts the wait again
  useEffect(() => {
    if (!isUnsaved) return
    const timer = setTimeout(() => keep(last.current), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isUnsaved, fields])
  useEffect(() => {
    if (!isUnsaved && isOn) kept.saved()
  }, [isUnsaved, isOn, kept])
  const open = useRef(false)
  open.current = isUnsaved
  useEffect(() => {
    const onEnd = () => {
      if (open.current) keep(last.current)
    }
    window.addEventListener('pagehide', onEnd)
    return () => {
      window.removeEventListener('pagehide', onEnd)
      const { kept, read, started } = last.current
      if (open.current) kept.leave(read(), started())
    }
  }, [])
}

const keep = ({ kept, read, started }: Typing) => kept.keep(read(), started())
