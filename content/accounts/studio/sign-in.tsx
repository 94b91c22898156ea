'use client'

import { Button, useAuth, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { PasskeySignIn } from '../passkeys/studio/sign-in-button.tsx'
import type { Removal } from '../second-factor/shown.ts'
import { RemovalNotice } from '../second-factor/studio/removal-notice.tsx'
import { PasswordStep } from './password-step.tsx'
import { SecondStep } from './second-step.tsx'
import type { Entered } from './send.ts'
import type { SignedIn } from './signed-in.ts'

type Props = { next: string; forgotten: string; account: string; studio: string }

/** The steps of a sign-in: the password or a passkey, a code if the account asks for one. */
export function SignIn({ next, forgotten, account, studio }: Props) {
  const { setUser } = useAuth()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [entered, setEntered] = useState<Entered>()
  const [removal, setRemoval] = useState<Removal>()
  const go = (path: string) => startRouteTransition(() => router.push(path))
  const finish = (answer: SignedIn) => {
    setUser(answer)
    if (answer.removal) setRemoval(answer.removal)
    else go(next)
  }
  if (removal)
    return <RemovalStep removal={removal} onSetUp={() => go(account)} onLater={() => go(next)} />
  if (entered)
    return <SecondStep {...entered} onSignedIn={finish} onBack={() => setEntered(undefined)} />
  return (
    <>
      <PasswordStep forgotten={forgotten} onSignedIn={finish} onCodeNeeded={setEntered} />
      <div className="sign-in-otherwise">
        <PasskeySignIn studio={studio} onSignedIn={finish} />
      </div>
    </>
  )
}

type RemovalStepProps = { removal: Removal; onSetUp: () => void; onLater: () => void }

/** Shown once, after the first sign-in since second factors were removed. */
function RemovalStep({ removal, onSetUp, onLater }: RemovalStepProps) {
  return (
    <div className="sign-in">
      <h1>You are signed in</h1>
      <RemovalNotice removal={removal} />
      <Button size="large" margin={false} onClick={onSetUp}>
        Set them up again
      </Button>
      <div className="second-step__others text-buttons">
        <button type="button" onClick={onLater}>
          Later
        </button>
      </div>
    </div>
  )
}
