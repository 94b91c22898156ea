'use client'

import { Button } from '@payloadcms/ui'
import { Notice } from './notice.tsx'
import { dayAndTime } from './times.ts'

const SIGNED_OUT =
  'You are signed out. What you typed stays here: sign in again in another tab, then come back.'

/** The form cannot be saved until the editor has signed in again. */
export function SignedOutNotice({ signIn, also = '' }: { signIn: string; also?: string }) {
  return (
    <Notice text={SIGNED_OUT} also={also} tone="urgent">
      <Button el="anchor" url={signIn} newTab size="small" margin={false}>
        Sign in
      </Button>
    </Notice>
  )
}

type Problem = { message: string; also?: string; onTryAgain: () => void }

/** The last save has failed. */
export function ProblemNotice({ message, also = '', onTryAgain }: Problem) {
  return (
    <Notice text={message} also={also} tone="urgent">
      <Button onClick={onTryAgain} size="small" margin={false}>
        Try again
      </Button>
    </Notice>
  )
}

type Kept = { leftAt: string; also?: string; bringBack: () => Promise<void>; discard: () => void }

/** Offers what was not saved when the form was last left. */
export function BringBackNotice({ leftAt, also = '', bringBack, discard }: Kept) {
  const text = `What you typed here ${dayAndTime(leftAt)} was not saved.`
  return (
    <Notice text={text} also={also} tone="urgent">
      <Button onClick={() => void bringBack()} size="small" margin={false}>
        Bring it back
      </Button>
      <Button onClick={discard} buttonStyle="secondary" size="small" margin={false}>
        Discard
      </Button>
    </Notice>
  )
}
