'use client'

import { useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import type { Qr } from '../qr.ts'
import type { ShownFactors } from '../shown.ts'
import { DialogForm } from './dialog-form.tsx'
import { CodeInput } from './fields.tsx'
import { type Entered, OwnerForm } from './owner-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { askOwn } from './requests.ts'

type Props = { onChanged: (factors: ShownFactors) => void; onClose: () => void }

/** Switches codes on: the password, the app with its first code, the recovery codes. */
export function SwitchOnDialog({ onChanged, onClose }: Props) {
  const [app, setApp] = useState<{ secret: string; qr: Qr }>()
  const [codes, setCodes] = useState<string[]>()
  const begin = async (entered: Entered) => {
    const { secret, qr } = await askOwn('/second-factor/begin', entered)
    if (secret && qr) setApp({ secret, qr })
  }
  const switchOn = async (code: string) => {
    const { factors, recoveryCodes } = await askOwn('/second-factor/on', { code })
    setCodes(recoveryCodes)
    onChanged(factors)
  }
  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />
  return (
    <Dialog title="Switch on codes" onClose={onClose}>
      {app ? (
        <SetUpApp {...app} onCode={switchOn} />
      ) : (
        <OwnerForm action="Go on" asksForCode={false} onEntered={begin}>
          <p>First enter the password with which you sign in.</p>
        </OwnerForm>
      )}
    </Dialog>
  )
}

/** It has no cross: these codes are easily lost. */
export function RecoveryDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog title="Your recovery codes" onClose={onClose} canClose={false}>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  )
}

type SetUpAppProps = { secret: string; qr: Qr; onCode: (code: string) => Promise<void> }

/** The secret for the app, as a picture and in words, and the first code that the app makes of it. */
function SetUpApp({ secret, qr, onCode }: SetUpAppProps) {
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
