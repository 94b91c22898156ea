import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { HEALTH_PATH } from '../view-config.ts'

/** Leads administrators to the installation’s health, below the lists of the navigation. */
export function HealthLink({ payload, user }: ServerProps) {
  if (user?.collection !== 'users' || user.role !== 'administrator') return null
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: HEALTH_PATH })
  return (
    <Link className="nav__link" href={href} prefetch={false}>
      Health
    </Link>
  )
}
