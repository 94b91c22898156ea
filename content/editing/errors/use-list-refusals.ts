'use client'

import { useForm } from '@payloadcms/ui'
import { useCallback } from 'react'
import { formPathOf } from '../beside/form-paths.ts'
import { useRefusedSaves } from './refused-saves.tsx'

/** What a publish would be refused for; its path has the ids of rows, and is null for the whole record. */
export type Refusal = { path: string | null; sentence: string }

/** Returns a function that lists errors above the fields of the form, as a refused save does. */
export function useListRefusals(): (refusals: readonly Refusal[]) => void {
  const { getFields, setSubmitted, validateForm } = useForm()
  const { setRefused } = useRefusedSaves()
  return useCallback(
    (refusals) => {
      const state = getFields()
      const refused = refusals.flatMap(({ path, sentence: message }) => {
        const field = path === null ? undefined : state[formPathOf(state, path) ?? '']
        return path === null ? [] : [{ place: path, value: field?.value, message }]
      })
      setRefused(refused)
      setSubmitted(true)
      void validateForm()
    },
    [getFields, setSubmitted, validateForm, setRefused],
  )
}
