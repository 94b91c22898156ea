import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { readMailbox } from '../../service/mail/mailbox.ts'
import { canSendMail } from '../../service/mail/send-mail.ts'
import { Main } from '../main.tsx'
import { MailboxContents } from './mailbox-contents.tsx'

/** How mails are sent, and the mails that were not sent. */
export async function MailboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const isOpen = isAdministrator({ req })
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, visibleEntities }}
      {...(user && { user })}
    >
      <Main className="mailbox">
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
      </Main>
    </DefaultTemplate>
  )
}
