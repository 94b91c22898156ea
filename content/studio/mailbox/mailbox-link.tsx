import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** Links administrators to the mailbox, below the lists of the navigation. */
export function MailboxLink({ payload, user }: ServerProps) {
  if (user?.collection !== 'users' || user.role !== 'administrator') return null
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/mailbox' })
  return (
    <Link className="nav__link mailbox-link" href={href} prefetch={false}>
      Mailbox
    </Link>
  )
}
