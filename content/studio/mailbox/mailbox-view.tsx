import type { AdminViewServerProps } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { readMailbox } from '../../service/mail/mailbox.ts'
import { canSendMail } from '../../service/mail/send-mail.ts'
import { StudioPage } from '../studio-page.tsx'
import { MailboxContents } from './mailbox-contents.tsx'

/** How mails are sent, and the mails that were not sent. */
export async function MailboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { user } = req
  const isOpen = isAdministrator({ req })
  return (
    <StudioPage view={view} className="mailbox">
      <h1>Mailbox</h1>
      {isOpen ? (
        <MailboxContents
          mails={await readMailbox()}
          sendsMail={canSendMail()}
          address={user && 'email' in user ? user.email : ''}
        />
      ) : (
        <p>Only administrators see this page.</p>
      )}
    </StudioPage>
  )
}
