'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import { Moment } from '../../../studio/moment.tsx'
import type { ShownCodes, ShownFactors } from '../shown.ts'
import { type Entered, OwnerForm } from './owner-form.tsx'
import { askOwn } from './requests.ts'
import { RecoveryDialog, SwitchOnDialog } from './switch-on-dialog.tsx'

type Props = { codes: ShownCodes | null; onChanged: (factors: ShownFactors) => void }
type Open = 'on' | 'off' | 'renew'

/**
 * The section about codes from an authenticator app: explains them, and switches them on and off.
 */
export function CodesSection({ codes, onChanged }: Props) {
  const [open, setOpen] = useState<Open>()
  const [fresh, setFresh] = useState<string[]>()
  const close = () => setOpen(undefined)
  const switchOff = async (entered: Entered) => {
    onChanged((await askOwn('/second-factor/off', entered)).factors)
    toast.success('Codes are switched off.')
    close()
  }
  const renew = async (entered: Entered) => {
    const { factors, recoveryCodes } = await askOwn('/second-factor/recovery-codes', entered)
    close()
    setFresh(recoveryCodes)
    onChanged(factors)
  }
  return (
    <section>
      <h3>Code from an authenticator app</h3>
      {codes ? <On codes={codes} /> : <Off />}
      <div className="signing-in__actions">
        {codes ? (
          <>
            <Choice label="New recovery codes" onClick={() => setOpen('renew')} />
            <Choice label="Switch off" onClick={() => setOpen('off')} />
          </>
        ) : (
          <Choice label="Switch on codes" onClick={() => setOpen('on')} />
        )}
      </div>
      {open === 'on' && <SwitchOnDialog onChanged={onChanged} onClose={close} />}
      {open === 'off' && (
        <Dialog title="Switch off codes" onClose={close}>
          <OwnerForm action="Switch off" asksForCode onEntered={switchOff}>
            <p>Afterwards your password alone signs you in.</p>
          </OwnerForm>
        </Dialog>
      )}
      {open === 'renew' && (
        <Dialog title="New recovery codes" onClose={close}>
          <OwnerForm action="Make new codes" asksForCode onEntered={renew}>
            <p>You get ten new ones. Those that you have now stop working.</p>
          </OwnerForm>
        </Dialog>
      )}
      {fresh && <RecoveryDialog codes={fresh} onClose={() => setFresh(undefined)} />}
    </section>
  )
}

function Choice({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClick}>
      {label}
    </Button>
  )
}

function Off() {
  return (
    <p>
      Off. Switched on, signing in asks for your password and for a code that an app on your phone
      shows: whoever learns your password cannot sign in with it alone.
    </p>
  )
}

function On({ codes: { since, recoveryCodes } }: { codes: ShownCodes }) {
  return (
    <p>
      <strong>On</strong> (<Moment iso={since} />
      ). {recoveryCodes === 1 ? 'One recovery code is left.' : leftOf(recoveryCodes)}
    </p>
  )
}

function leftOf(count: number) {
  if (count === 0) return 'No recovery codes are left: make new ones.'
  return `${count} recovery codes are left${count < 4 ? ': make new ones soon' : ''}.`
}
