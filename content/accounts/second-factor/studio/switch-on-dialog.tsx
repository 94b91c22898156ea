'use client'

import { useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import type { Qr } from '../qr.ts'
import type { ShownFactors } from '../shown.ts'
import { type Entered, OwnerForm } from './owner-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { askOwn } from './requests.ts'
import { SetUpApp } from './set-up-app.tsx'

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

/** It has no close button: these codes are easily lost. */
export function RecoveryDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog title="Your recovery codes" onClose={onClose} canClose={false}>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  )
}
