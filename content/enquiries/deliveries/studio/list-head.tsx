import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { countFailed } from '../count-failed.ts'
import { TryAllAgain } from './try-all-again.tsx'

const FILTERS = [
  ['All', ''],
  ['Waiting', 'waiting'],
  ['Failed', 'failed'],
  ['Given up', 'given-up'],
  ['Not sent', 'kept'],
  ['Sent', 'sent'],
] as const

/** The states to choose from above the list, and a button for all that failed. */
export async function ListHead({ payload }: ServerProps) {
  const path = formatAdminURL({
    adminRoute: payload.config.routes.admin,
    path: '/collections/deliveries',
  })
  const failed = await countFailed(payload)
  return (
    <div className="deliveries-head">
      <nav aria-label="States">
        {FILTERS.map(([label, state]) => (
          <Link key={label} href={state ? `${path}?where[state][equals]=${state}` : path}>
            {label}
          </Link>
        ))}
      </nav>
      {failed > 0 && <TryAllAgain />}
    </div>
  )
}
