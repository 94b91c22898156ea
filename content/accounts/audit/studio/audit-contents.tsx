import { Link } from '@payloadcms/ui'
import { type Filter, queryOf } from '../filter.ts'
import { AuditFilter } from './audit-filter.tsx'
import { AuditList } from './audit-list.tsx'
import type { AuditPage } from './read-page.ts'

type Props = AuditPage & { filter: Filter; admin: string; address: string; days: number }

/** The contents of the audit log's page. */
export function AuditContents(props: Props) {
  const { entries, older, isOlder, people, filter, admin, address, days } = props
  const query = queryOf(filter)
  return (
    <>
      <header className="property__head">
        <h1>Audit log</h1>
        <nav aria-label="Audit log">
          <a href={`/api/audit-log/export?${new URLSearchParams(query)}`} download>
            Download as CSV
          </a>
        </nav>
      </header>
      <AuditFilter {...{ filter, people, address }} />
      {entries.length > 0 ? <AuditList {...{ entries, admin }} /> : <p>{NOTHING}</p>}
      <nav className="audit__pages" aria-label="Pages of the log">
        {isOlder && (
          <Link href={`${address}?${new URLSearchParams(query)}`} prefetch={false}>
            Newest entries
          </Link>
        )}
        {older && (
          <Link
            href={`${address}?${new URLSearchParams({ ...query, before: older })}`}
            prefetch={false}
          >
            Older entries
          </Link>
        )}
      </nav>
      <p className="audit__note">
        Nobody can change or delete an entry. Entries are kept for {days} days; addresses are
        shortened. The days to choose are those of {filter.timeZone}.
      </p>
    </>
  )
}

const NOTHING = 'Nothing of this kind is in the log.'
