import { Moment } from '../../studio/moment.tsx'
import { mailboxState } from '../replies/watch-mailbox.ts'

/** In “Enquiry settings”: whether replies are read from a mailbox, and how that goes. */
export function MailboxLine() {
  const state = mailboxState()
  return (
    <div className="mailbox-line">
      <h3>Replies by mail</h3>
      {state ? <Read {...state} /> : <p>{NONE}</p>}
    </div>
  )
}

const NONE =
  'They arrive where your team reads its mail. To see them beside the answers, have the operator set up a mailbox: IMAP_HOST and the settings below it in the documentation.'

type State = NonNullable<ReturnType<typeof mailboxState>>

function Read({ host, user, readAt, fault }: State) {
  const last = readAt && (
    <>
      {' '}
      Last read: <Moment iso={readAt} />.
    </>
  )
  return (
    <p role="status">
      Read from {user} at {host}.{last}
      {fault && <strong> {`${fault} It is tried again.`}</strong>}
      {!readAt && !fault && ' It has not been read yet.'}
    </p>
  )
}
