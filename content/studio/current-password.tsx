'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Asks for the current password while people change their own. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(([fields]) => fields.password !== undefined)
  if (!isChanging || user?.id !== id) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Your current password', required: true }}
      path={path}
    />
  )
}
