'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'
import { SessionItem } from './session-item.tsx'
import { useSessions } from './use-sessions.ts'

/** Where an account is signed in, with what ends a session. */
export function SessionList() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Sessions account={id} />
}

function Sessions({ account }: { account: number | string }) {
  const heading = useId()
  const { sessions, problem, isBusy, end, endOthers } = useSessions(account)
  const isOwn = sessions?.some(({ isThis }) => isThis) ?? false
  const others = (sessions?.length ?? 0) - Number(isOwn)
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
          <SessionItem key={session.id} {...{ session, isBusy }} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {others > (isOwn ? 0 : 1) && (
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={endOthers}>
          {isOwn ? 'Sign out everywhere else' : 'Sign out everywhere'}
        </Button>
      )}
    </section>
  )
}

const NOTE =
  '“Last seen” is exact to five minutes. If you do not know a session, sign it out and set a new password, which ends all others.'
