import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { isAdministrator, isPublisher } from '../../../payload/access.ts'
import { canSendMail } from '../../../service/mail/send-mail.ts'
import { countFailed } from '../count-failed.ts'

/** Notices on the dashboard: no mail is sent, or deliveries failed. */
export async function DeliveryNotices({ req }: { req: PayloadRequest }) {
  if (!isPublisher({ req })) return null
  const { admin } = req.payload.config.routes
  const failed = await countFailed(req.payload)
  if (canSendMail() && failed === 0) return null
  return (
    <section className="property__broken" aria-label="Mails and deliveries">
      <h2>Mails and deliveries</h2>
      <ul className="property__rows">
        {!canSendMail() && (
          <li>
            <div>
              <strong>No mail is sent</strong>
              <small>
                No mail server is set up, so nobody hears of an enquiry by mail.{' '}
                {isAdministrator({ req }) && (
                  <Link href={`${admin}/mailbox`}>Open the mailbox</Link>
                )}
              </small>
            </div>
          </li>
        )}
        {failed > 0 && (
          <li>
            <Link href={`${admin}/collections/deliveries?where[state][in]=failed,given-up`}>
              <strong>{failed === 1 ? 'A delivery failed' : `${failed} deliveries failed`}</strong>
              <small>The enquiries are stored. See why, and have it tried again.</small>
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
