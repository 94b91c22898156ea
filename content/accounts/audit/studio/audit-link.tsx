import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** Leads administrators to the audit log, below the lists of the navigation. */
export function AuditLink({ payload, user }: ServerProps) {
  if (user?.collection !== 'users' || user.role !== 'administrator') return null
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/audit-log' })
  return (
    <Link className="nav__link audit-link" href={href} prefetch={false}>
      Audit log
    </Link>
  )
}
