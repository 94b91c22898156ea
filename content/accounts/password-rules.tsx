'use client'

import { useFormFields, useFormInitializing, useOperation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useDocumentFlag } from '../studio/use-document-flag.ts'
import { BY_INVITATION } from './by-invitation.ts'
import { MIN_PASSWORD } from './min-password.ts'

/**
 * The rules for a password, shown while one is set; a new colleague sets it through the link in a
 * mail.
 */
export function PasswordRules() {
  return useOperation() === 'create' ? <Invitation /> : <Rules />
}

/** Payload’s fields for the password of a new account are hidden and filled in. */
function Invitation() {
  useDocumentFlag('invites')
  useFilledIn('password')
  useFilledIn('confirm-password')
  return (
    <p className="field-description">
      Your colleague gets a mail with a link that works once, within seven days, to set a password.
    </p>
  )
}

/**
 * Fills a field in. It waits for a moment, because the form sets all fields to their first values once
 * it has started, and would empty this one again.
 */
function useFilledIn(path: string) {
  const isInitializing = useFormInitializing()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  useEffect(() => {
    if (isInitializing || value === BY_INVITATION) return undefined
    const fill = () => dispatch({ type: 'UPDATE', path, value: BY_INVITATION, valid: true })
    const timer = setTimeout(fill)
    return () => clearTimeout(timer)
  }, [dispatch, isInitializing, path, value])
}

function Rules() {
  // The studio marks the field as missing as soon as a password is to be changed.
  const isMissing = useFormFields(([fields]) => fields.password?.valid === false)
  const length = useFormFields(([fields]) => lengthOf(fields.password?.value))
  if (!isMissing && length === 0) return null
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
