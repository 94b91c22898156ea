'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import { type Entered, OwnerForm } from '../../second-factor/studio/owner-form.tsx'
import type { ShownSession } from '../list-sessions.ts'
import { SessionItem } from './session-item.tsx'
import { useSessions } from './use-sessions.ts'

/** Where an account is signed in, with what ends a session. */
export function SessionList() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Sessions account={id} />
}

/** What is to end: one session, or all others without one. */
type Ending = { session: ShownSession | undefined }

function Sessions({ account }: { account: number | string }) {
  const heading = useId()
  const { shown, problem, setProblem, end } = useSessions(account)
  const [ending, setEnding] = useState<Ending>()
  const [isBusy, setIsBusy] = useState(false)
  const sessions = shown?.sessions
  const isOwn = sessions?.some(({ isThis }) => isThis) ?? false
  const others = (sessions?.length ?? 0) - Number(isOwn)

  const endAtOnce = async (session: ShownSession | undefined) => {
    setIsBusy(true)
    setProblem('')
    await end(session, {}).catch((error) => setProblem(sentenceOf(error)))
    setIsBusy(false)
  }
  // The service asks for the password before it ends one’s own sessions.
  const onEnd = (session?: ShownSession) =>
    isOwn ? setEnding({ session }) : void endAtOnce(session)

  return (
    <section className="sessions" aria-labelledby={heading} aria-busy={isBusy}>
      <h2 id={heading}>Signed in</h2>
      <p className="field-description">{NOTE}</p>
      <p className="sessions__problem" role="status">
        {problem}
      </p>
      {sessions?.length === 0 && <p>This account is signed in nowhere.</p>}
      <ul>
        {sessions?.map((session) => (
          <SessionItem key={session.id} {...{ session, isBusy }} onEnd={() => onEnd(session)} />
        ))}
      </ul>
      {others > (isOwn ? 0 : 1) && (
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => onEnd()}>
          {isOwn ? 'Sign out everywhere else' : 'Sign out everywhere'}
        </Button>
      )}
      {ending && (
        <EndDialog
          session={ending.session}
          asksForCode={shown?.isCodeNeeded ?? false}
          onEnd={(entered) => end(ending.session, entered)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  )
}

const NOTE =
  '“Last seen” is exact to five minutes. If you do not know a session, sign it out, set a new password, which ends all others, and look for passkeys that you do not know under “Signing in”.'

type Props = {
  /** The session to end; all others without one. */
  session: ShownSession | undefined
  asksForCode: boolean
  onEnd: (entered: Entered) => Promise<void>
  onClose: () => void
}

/** Asks for the password before one’s own sessions elsewhere end. */
function EndDialog({ session, asksForCode, onEnd, onClose }: Props) {
  const end = async (entered: Entered) => {
    await onEnd(entered)
    toast.success(session ? `${session.device} is signed out.` : 'You are signed out elsewhere.')
    onClose()
  }
  return (
    <Dialog
      title={session ? `Sign out “${session.device}”` : 'Sign out everywhere else'}
      onClose={onClose}
    >
      <OwnerForm action="Sign out" asksForCode={asksForCode} onEntered={end}>
        <p>
          {session
            ? 'The studio asks for the password there, and previews that were opened there end.'
            : 'You stay signed in here. Elsewhere the studio asks for the password, and previews that were opened there end.'}
        </p>
      </OwnerForm>
    </Dialog>
  )
}
