'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect } from 'react'

type Props = { onChange: (state: FormState) => void }

/**
 * Reports each new state of the form; it renders nothing, so the rest of the panel does not render
 * again.
 */
export function FormWatcher({ onChange }: Props) {
  const [state] = useAllFormFields()
  useEffect(() => onChange(state), [state, onChange])
  return null
}
