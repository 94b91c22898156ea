'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { Suggestion } from './suggestion.tsx'
import './library.css'

/** The suggested alt text below the field of a file's form, while the field is empty. */
export function AltSuggestion() {
  const { id } = useDocumentInfo()
  const { value, setValue } = useField<string | null>({ path: 'alt' })
  if (id === undefined || value?.trim()) return null
  return <Suggestion id={id} onAccept={setValue} />
}
