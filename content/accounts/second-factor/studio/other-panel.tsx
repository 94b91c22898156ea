'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import type { ShownToAdministrator } from '../shown.ts'
import { type Entered, OwnerForm } from './owner-form.tsx'
import { askAbout, askOwn, removeFrom } from './requests.ts'

/** How the owner of another account signs in, for administrators, who can help after a lost phone. */
export function OtherPanel({ id }: { id: number | string }) {
  const [shown, setShown] = useState<ShownToAdministrator>()
  const [problem, setProblem] = useState<string>()
  const [asksForCode, setAsksForCode] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    Promise.all([askAbout(id), askOwn('/second-factor')]).then(
      ([other, own]) => {
        setShown(other)
        setAsksForCode(own.factors.codes !== null)
      },
      (error) => setProblem(sentenceOf(error)),
    )
  }, [id])
  const remove = async (entered: Entered) => {
    setShown(await removeFrom(id, entered))
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
          <OwnerForm action="Remove" asksForCode={asksForCode} onEntered={remove}>
            <p>
              For a colleague whose phone is lost. Be sure that it is really your colleague who asks
              for it, for example by calling them.
            </p>
            <p>
              Codes, recovery codes and passkeys of this account stop working, and it is signed out
              everywhere. The password alone signs in until they are set up again.
            </p>
            <p>Enter your own password, with which you sign in.</p>
          </OwnerForm>
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
