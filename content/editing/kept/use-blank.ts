'use client'

import { useEffect, useRef } from 'react'
import type { Fields } from '../together/same.ts'
import type { FormState } from '../together/use-form-state.ts'

/**
 * Returns what the form of a new record has before anything is typed: the version that all forms of
 * new records of its kind begin from.
 */
export function useBlank({ read }: FormState): () => Fields {
  const blank = useRef<Fields>(undefined)
  useEffect(() => {
    blank.current ??= read()
  }, [read])
  return () => blank.current ?? {}
}
