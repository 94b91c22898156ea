'use client'

import { PasswordField, useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/** Asks for the current password while people change their own. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { setValue, value } = useField<string | undefined>({ path })
  const isChanging = useFormFields(([fields]) => Boolean(fields.password?.value))
  const isAsked = isChanging && user?.id === id
  useEffect(() => {
    if (!isAsked && value) setValue(undefined, true)
  }, [isAsked, setValue, value])
  if (!isAsked) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Your current password', required: true }}
      path={path}
      validate={checkedByService}
    />
  )
}

/** A check here would stay with the form when the field has gone. */
function checkedByService(): true {
  return true
}
