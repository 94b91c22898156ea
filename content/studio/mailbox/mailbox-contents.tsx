import type { KeptMail } from '../../service/mail/mailbox.ts'
import { Moment } from '../moment.tsx'
import { EmptyMailbox } from './empty-mailbox.tsx'
import { TryMailForm } from './try-mail-form.tsx'

type Props = { mails: readonly KeptMail[]; sendsMail: boolean; address: string }

/** The contents of the page “Mailbox”. Earlier mails stay listed once there is a server. */
export function MailboxContents({ mails, sendsMail, address }: Props) {
  return (
    <>
      <p>
        {sendsMail ? SENDS : SENDS_NONE} {mails.length > 0 && KEPT}
      </p>
      <TryMailForm address={address} />
      {mails.length > 0 && <EmptyMailbox />}
      <ul>
        {mails.map((mail) => (
          <KeptMailItem key={mail.id} {...mail} />
        ))}
      </ul>
    </>
  )
}

const SENDS = 'A mail server is set up, and mails are sent.'
const SENDS_NONE =
  'No mail is sent, since no mail server is set up. To send mails, set SMTP_URL and MAIL_FROM and start the content service again.'
const KEPT =
  'The mails below were kept because there was no mail server: the newest 200 of two weeks. Those to the team and answers go out once one is set up; “Deliveries” shows which of them did.'

function KeptMailItem({ at, to, subject, text, replyTo, files = [] }: KeptMail) {
  return (
    <li>
      <details>
        <summary>
          <strong dir="auto">{subject}</strong>
          <span dir="auto">{to.join(', ')}</span>
          <Moment iso={at} />
        </summary>
        {replyTo && <p dir="auto">{`Answers go to ${replyTo.name} <${replyTo.address}>`}</p>}
        <pre dir="auto">{text}</pre>
        {files.length > 0 && <p dir="auto">With {files.join(', ')}</p>}
      </details>
    </li>
  )
}
