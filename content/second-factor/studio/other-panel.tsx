'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ShownToAdministrator } from '../shown.ts'
import { Dialog } from './dialog.tsx'
import { DialogForm } from './dialog-form.tsx'
import { askAbout, sentenceOf } from './requests.ts'

/** How the owner of another account signs in, for administrators, who can help after a lost phone. */
export function OtherPanel({ id }: { id: number | string }) {
  const [shown, setShown] = useState<ShownToAdministrator>()
  const [problem, setProblem] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    askAbout(id, 'GET').then(setShown, (error) => setProblem(sentenceOf(error)))
  }, [id])
  const remove = async () => {
    setShown(await askAbout(id, 'POST'))
    toast.success('The second factors were removed.')
    setIsOpen(false)
  }
  if (problem) return <p role="alert">{problem}</p>
  if (!shown) return <p>Loading…</p>
  const hasNone = !shown.hasCodes && shown.passkeys === 0
  return (
    <section>
      <p>{describe(shown)}</p>
      {!hasNone && (
        <div className="signing-in__actions">
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => setIsOpen(true)}
          >
            Remove second factors
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog title="Remove second factors" onClose={() => setIsOpen(false)}>
          <DialogForm action="Remove" onSubmit={remove}>
            <p>
              For a colleague whose phone is lost. Be sure that it is really your colleague who asks
              for it, for example by calling them.
            </p>
            <p>
              Codes, recovery codes and passkeys of this account stop working, and it is signed out
              everywhere. The password alone signs in until they are set up again.
            </p>
          </DialogForm>
        </Dialog>
      )}
    </section>
  )
}

function describe({ hasCodes, passkeys }: ShownToAdministrator) {
  const code = hasCodes
    ? 'Asks for a code from an authenticator app.'
    : 'The password alone signs in.'
  if (passkeys === 0) return code
  return `${code} ${passkeys === 1 ? 'One passkey signs in as well.' : `${passkeys} passkeys sign in as well.`}`
}
