'use client'

import { type ReactNode, useState } from 'react'
import { DialogForm } from './dialog-form.tsx'
import { CodeInput, PasswordInput } from './fields.tsx'

/** The password and code that the owner of an account has entered. */
export type Entered = { password: string; code: string }

type Props = {
  action: string
  asksForCode: boolean
  children?: ReactNode
  onEntered: (entered: Entered) => Promise<void>
}

/** Asks for the password, and for a code if the account asks for one when signing in. */
export function OwnerForm({ action, asksForCode, children, onEntered }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <DialogForm action={action} onSubmit={() => onEntered({ password, code })}>
      {children}
      <PasswordInput value={password} onChange={setPassword} />
      {asksForCode && <CodeInput takesRecovery value={code} onChange={setCode} />}
    </DialogForm>
  )
}
