'use client'

import { Button } from '@payloadcms/ui'
import { Notice } from './notice.tsx'
import { dayAndTime } from './times.ts'
import type { OpenRecord } from './use-open-record.ts'

type Props = { open: OpenRecord; canTakeOver: boolean; signIn: string }

const SIGNED_OUT =
  'You are signed out. What you typed stays here: sign in again in another tab, then come back.'

const SAVED = 'What you typed is saved.'
const UNSAVED = 'What you typed stays here: when you save it, both are merged.'

/** What the editor has to know about the open form: others who have it, or a save that failed. */
export function FormNotice({ open, canTakeOver, signIn }: Props) {
  const { lock, problem, isLost, isSettled, isTheirs, takeOver, tryAgain } = open
  if (lock.connection === 'signed-out' || problem?.kind === 'signed-out') {
    return (
      <Notice text={SIGNED_OUT} tone="urgent">
        <Button el="anchor" url={signIn} newTab size="small" margin={false}>
          Sign in
        </Button>
      </Notice>
    )
  }
  if (problem) {
    return (
      <Notice text={problem.message} tone="urgent">
        <Button onClick={tryAgain} size="small" margin={false}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (!isTheirs || !lock.holder) return null
  const { name, since } = lock.holder
  const text = isLost
    ? `${name} took this over ${dayAndTime(since)}. ${isSettled ? SAVED : UNSAVED}`
    : `${name} has had this open since ${dayAndTime(since).replace(/^(at|on) /, '')}. You can read it.`
  return (
    <Notice text={text} tone="reading">
      {canTakeOver && (
        <Button onClick={takeOver} size="small" margin={false}>
          {isLost ? 'Take it back' : 'Take it over'}
        </Button>
      )}
    </Notice>
  )
}
