'use client'

import { Button, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useFullWords } from '../kept/use-full-words.ts'
import { type Address, useAddress } from './address.ts'
import { EditorsDialog } from './editors-dialog.tsx'
import './open-form.css'
import { Notice } from './notice.tsx'
import { BringBackNotice, ProblemNotice, SignedOutNotice } from './problem-notices.tsx'
import { dayAndTime } from './times.ts'
import { type OpenRecord as Opened, useOpenRecord } from './use-open-record.ts'

/**
 * Part of each form of the studio: renews its lock, guards its saves, and shows the editor notices
 * about others. It observes the form through its saves and a slow timer, never through key presses.
 */
export function OpenForm() {
  const address = useAddress()
  const { user } = useAuth()
  if (!address || user?.collection !== 'users') return null
  return <OpenRecord key={address.path} address={address} userId={user.id} />
}

function OpenRecord({ address, userId }: { address: Address; userId: number | string }) {
  const open = useOpenRecord(address, userId)
  const { routes } = useConfig().config
  const { hasSavePermission } = useDocumentInfo()
  return (
    <>
      <FormNotice
        open={open}
        canTakeOver={Boolean(hasSavePermission)}
        signIn={`${routes.admin}/login`}
      />
      {open.question && (
        <EditorsDialog
          question={open.question}
          hasHistory={open.hasHistory}
          describe={open.describe}
        />
      )}
      {open.unsaved.dialog}
    </>
  )
}

type FormNoticeProps = { open: Opened; canTakeOver: boolean; signIn: string }

const SAVED = 'What you typed is saved.'
const UNSAVED = 'What you typed stays here: when you save it, both are merged.'

/** Notices about the open form: other people have it open, or a save failed. */
function FormNotice({ open, canTakeOver, signIn }: FormNoticeProps) {
  const { lock, problem, unsaved, isLost, isSettled, isTheirs, takeOver, tryAgain } = open
  const also = useFullWords(open.kept)
  if (lock.connection === 'signed-out' || problem?.kind === 'signed-out') {
    return <SignedOutNotice {...{ signIn, also }} />
  }
  if (problem) {
    return <ProblemNotice message={problem.message} also={also} onTryAgain={tryAgain} />
  }
  if (unsaved.offer && !isTheirs)
    return <BringBackNotice {...unsaved} {...unsaved.offer} also={also} />
  if (also && !isTheirs) return <Notice text={also} tone="urgent" />
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
