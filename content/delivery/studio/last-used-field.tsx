'use client'

import { useField } from '@payloadcms/ui'
import { LastUsed } from './last-used.tsx'

/** The field in the form of a token; it is read-only. */
export function LastUsedField() {
  const { value } = useField({ path: 'lastUsedAt' })
  return (
    <div className="field-type last-used">
      <p className="field-label">Last used</p>
      <p>
        <LastUsed at={value} />
      </p>
      <p className="field-description">
        Accurate to five minutes. You can delete tokens that are no longer used.
      </p>
    </div>
  )
}
