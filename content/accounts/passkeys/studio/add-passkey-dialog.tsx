'use client'

import { toast } from '@payloadcms/ui'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import type { ShownFactors } from '../../second-factor/shown.ts'
import { type Entered, OwnerForm } from '../../second-factor/studio/owner-form.tsx'
import { askOwn } from '../../second-factor/studio/requests.ts'
import { explainPasskeyError } from './explain.ts'

type Props = {
  hasCodes: boolean
  onChanged: (factors: ShownFactors) => void
  onClose: () => void
}

/** Names a passkey and has the browser make it. */
export function AddPasskeyDialog({ hasCodes, onChanged, onClose }: Props) {
  const [name, setName] = useState('')
  const add = async (entered: Entered) => {
    const { options } = await askOwn('/passkeys/options', entered)
    if (!options) return
    const response = await startRegistration({ optionsJSON: options }).catch((error) => {
      throw new Error(explainPasskeyError(error))
    })
    onChanged((await askOwn('/passkeys/add', { name, response })).factors)
    toast.success('The passkey was added.')
    onClose()
  }
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <OwnerForm action="Add" asksForCode={hasCodes} onEntered={add}>
        <label>
          <span>Its name</span>
          <input
            required
            maxLength={100}
            autoComplete="off"
            placeholder="My laptop"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <small>To tell it from others, for example after the device that keeps it.</small>
        </label>
      </OwnerForm>
    </Dialog>
  )
}
