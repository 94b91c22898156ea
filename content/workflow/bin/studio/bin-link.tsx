import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { BIN_PATH } from '../bin-view.ts'
import './bin.css'

/** Leads to the bin, below the lists of the navigation. */
export function BinLink({ payload, user }: ServerProps) {
  if (user?.collection !== 'users') return null
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: BIN_PATH })
  return (
    <Link className="nav__link" href={href} prefetch={false}>
      Bin
    </Link>
  )
}
