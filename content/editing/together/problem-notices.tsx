'use client'

import { Button } from '@payloadcms/ui'
import { Notice } from './notice.tsx'
import { dayAndTime } from './times.ts'

const SIGNED_OUT =
  'You are signed out. What you typed stays here: sign in again in another tab, then come back.'

/** The form cannot be saved until the editor has signed in again. */
export function SignedOutNotice({ signIn }: { signIn: string }) {
  return (
    <Notice text={SIGNED_OUT} tone="urgent">
      <Button el="anchor" url={signIn} newTab size="small" margin={false}>
        Sign in
      </Button>
    </Notice>
  )
}

/** The last save has failed. */
export function ProblemNotice(props: { message: string; onTryAgain: () => void }) {
  return (
    <Notice text={props.message} tone="urgent">
      <Button onClick={props.onTryAgain} size="small" margin={false}>
        Try again
      </Button>
    </Notice>
  )
}

type Kept = { leftAt: string; bringBack: () => Promise<void>; discard: () => void }

/** Offers what was not saved when the form was last left. */
export function BringBackNotice({ leftAt, bringBack, discard }: Kept) {
  const text = `What you typed here ${dayAndTime(leftAt)} was not saved.`
  return (
    <Notice text={text} tone="urgent">
      <Button onClick={() => void bringBack()} size="small" margin={false}>
        Bring it back
      </Button>
      <Button onClick={discard} buttonStyle="secondary" size="small" margin={false}>
        Discard
      </Button>
    </Notice>
  )
}
