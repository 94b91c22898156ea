'use client'

import { Button } from '@payloadcms/ui'
import { Notice } from './notice.tsx'
import { BringBackNotice, ProblemNotice, SignedOutNotice } from './problem-notices.tsx'
import { dayAndTime } from './times.ts'
import type { OpenRecord } from './use-open-record.ts'

type Props = { open: OpenRecord; canTakeOver: boolean; signIn: string }

const SAVED = 'What you typed is saved.'
const UNSAVED = 'What you typed stays here: when you save it, both are merged.'

/** Notices about the open form: other people have it open, or a save failed. */
export function FormNotice({ open, canTakeOver, signIn }: Props) {
  const { lock, problem, unsaved, isLost, isSettled, isTheirs, takeOver, tryAgain } = open
  if (lock.connection === 'signed-out' || problem?.kind === 'signed-out') {
    return <SignedOutNotice signIn={signIn} />
  }
  if (problem) return <ProblemNotice message={problem.message} onTryAgain={tryAgain} />
  if (unsaved.changes && !isTheirs) return <BringBackNotice {...unsaved} {...unsaved.changes} />
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
