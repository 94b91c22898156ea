'use client'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/** The field for the current password, shown while people change their own password or address. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isSaved = useIsSaved()
  const isChanging = useFormFields(
    ([{ password, email }]) => Boolean(password?.value) || email?.value !== email?.initialValue,
  )
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const isOwn = user?.id === id
  // The studio keeps the new password in the form after a save, and would send it again with the
  // next one.
  useEffect(() => {
    if (!isOwn || !isSaved) return
    for (const done of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path: done })
    // Without a state of its own, this field would be rendered by Payload's component.
    dispatch({ type: 'UPDATE', path, value: undefined })
  }, [dispatch, isOwn, isSaved, path])
  if (!isOwn || !isChanging) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Your current password', required: true }}
      path={path}
      validate={checkedByService}
    />
  )
}

/** Whether nothing has changed since the form was loaded or saved; not after a save that failed. */
function useIsSaved() {
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const hasFailed = useFormSubmitted()
  return !(isModified || isProcessing || hasFailed)
}

/** Not validated here: the form would keep the validator after the field is unmounted. */
function checkedByService(): true {
  return true
}
