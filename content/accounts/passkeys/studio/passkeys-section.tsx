'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import type { ShownFactors, ShownPasskey } from '../../second-factor/shown.ts'
import { type Entered, OwnerForm } from '../../second-factor/studio/owner-form.tsx'
import { askOwn } from '../../second-factor/studio/requests.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { obstacleTo } from './support.ts'

type Props = {
  passkeys: ShownPasskey[]
  studio: string
  hasCodes: boolean
  onChanged: (factors: ShownFactors) => void
}

/** The passkeys of one's own account. */
export function PasskeysSection({ passkeys, studio, hasCodes, onChanged }: Props) {
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<ShownPasskey>()
  const obstacle = obstacleTo(studio)
  const remove = async (entered: Entered) => {
    const body = { ...entered, passkey: leaving?.id }
    onChanged((await askOwn('/passkeys/remove', body)).factors)
    toast.success('The passkey was removed.')
    setLeaving(undefined)
  }
  return (
    <section>
      <h3>Passkeys</h3>
      <p>
        A passkey signs you in with the fingerprint, face or PIN of your device, in place of
        password and code.
        {passkeys.length > 0 && !hasCodes && ' Your password alone signs you in as well.'}
      </p>
      <PasskeyList passkeys={passkeys} onRemove={setLeaving} />
      <div className="signing-in__actions">
        {obstacle ? (
          <p>{obstacle}</p>
        ) : (
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => setIsAdding(true)}
          >
            Add a passkey
          </Button>
        )}
      </div>
      {isAdding && (
        <AddPasskeyDialog {...{ hasCodes, onChanged }} onClose={() => setIsAdding(false)} />
      )}
      {leaving && (
        <Dialog title="Remove a passkey" onClose={() => setLeaving(undefined)}>
          <OwnerForm action="Remove" asksForCode={hasCodes} onEntered={remove}>
            <p>
              “{leaving.name}” no longer signs you in. Delete it on the device as well, so that it
              is not offered any more.
            </p>
          </OwnerForm>
        </Dialog>
      )}
    </section>
  )
}
