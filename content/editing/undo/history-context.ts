'use client'

import { createContext, use } from 'react'
import type { FormHistory } from './form-history.ts'

/** The history of the open form; forms that are no records have none. */
export const HistoryContext = createContext<FormHistory | undefined>(undefined)

export const useFormHistory = (): FormHistory | undefined => use(HistoryContext)
