'use client'

import { normalizeOrigin } from '@belvedere/kit/copied-address.ts'
import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Says how a pasted address is stored, while it is typed. */
export function UnderstoodOrigin({ path }: TextFieldClientProps) {
  const { value } = useField<string | null>({ path })
  const typed = value?.trim() ?? ''
  const stored = typed && normalizeOrigin(typed)
  return <p role="status">{stored !== typed && `“${stored}” will be stored.`}</p>
}
