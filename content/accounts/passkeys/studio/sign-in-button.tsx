'use client'

import { Button, toast } from '@payloadcms/ui'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { request } from '../../../studio/request.ts'
import type { SignedIn } from '../../studio/signed-in.ts'
import { explainPasskeyError } from './explain.ts'
import { obstacleTo } from './support.ts'

type Props = { studio: string; onSignedIn: (answer: SignedIn) => void }

/** Signs in with a passkey that the device or the phone has for this studio. */
export function PasskeySignIn({ studio, onSignedIn }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const signIn = async () => {
    setIsBusy(true)
    await signInWithPasskey(studio).then(onSignedIn, (error) =>
      toast.error(explainPasskeyError(error)),
    )
    setIsBusy(false)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="large"
      margin={false}
      disabled={isBusy}
      onClick={() => void signIn()}
    >
      Sign in with a passkey
    </Button>
  )
}

async function signInWithPasskey(studio: string): Promise<SignedIn> {
  const obstacle = obstacleTo(studio)
  if (obstacle) throw new Error(obstacle)
  const optionsJSON = await request<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    '/api/users/passkeys/sign-in-options',
    { method: 'POST' },
  )
  const response = await startAuthentication({ optionsJSON })
  return request('/api/users/passkeys/sign-in', { body: { response } })
}
