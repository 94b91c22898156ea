'use client'

import { useFormFields, useOperation } from '@payloadcms/ui'
import { MIN_PASSWORD } from './min-password.ts'

/** What a password must be, said while one is set. */
export function PasswordRules() {
  const isNew = useOperation() === 'create'
  // The studio marks the field as missing as soon as a password is to be changed.
  const isMissing = useFormFields(([fields]) => fields.password?.valid === false)
  const length = useFormFields(([fields]) => lengthOf(fields.password?.value))
  if (!isNew && !isMissing && length === 0) return null
  const isShort = length > 0 && length < MIN_PASSWORD
  return (
    <p className="field-description password-rules" role="status">
      A password has at least {MIN_PASSWORD} characters; a few words in a row are easy to remember.
      {isShort && (
        <>
          {' '}
          <strong>{MIN_PASSWORD - length} more to go.</strong>
        </>
      )}
    </p>
  )
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)
