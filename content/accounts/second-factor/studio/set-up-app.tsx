'use client'

import { useState } from 'react'
import type { Qr } from '../qr.ts'
import { DialogForm } from './dialog-form.tsx'
import { CodeInput } from './fields.tsx'

type Props = { secret: string; qr: Qr; onCode: (code: string) => Promise<void> }

/** The secret for the app, as a picture and in words, and the first code from the app. */
export function SetUpApp({ secret, qr, onCode }: Props) {
  const [code, setCode] = useState('')
  return (
    <DialogForm action="Switch on" onSubmit={() => onCode(code)}>
      <p>
        Scan this with an authenticator app on your phone, for example Google Authenticator,
        Microsoft Authenticator, 1Password or Apple Passwords.
      </p>
      <svg
        className="signing-in-dialog__qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code for your authenticator app"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        If you cannot scan it, enter this key in the app:
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>The app now shows six digits. Enter them here:</p>
      <CodeInput value={code} onChange={setCode} />
    </DialogForm>
  )
}
