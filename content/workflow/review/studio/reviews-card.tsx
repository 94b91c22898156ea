import { Link } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import { Section } from '../../../studio/section.tsx'
import { READY_PATH } from '../ready-view.ts'
import type { ReviewRow } from '../waiting-reviews.ts'

type Props = { rows: ReviewRow[]; ready: number; admin: string }

/** On the dashboard: what came back, what waits, and the way to the list of all that is ready. */
export function ReviewsCard({ rows, ready, admin }: Props) {
  if (rows.length + ready === 0) return null
  return (
    <Section title="Reviews">
      {rows.length > 0 && <ReviewList rows={rows} admin={admin} />}
      {ready > 0 && (
        <Link className="property__more" href={admin + READY_PATH}>
          {`Ready for review: ${ready}`}
        </Link>
      )}
    </Section>
  )
}

type ReviewListProps = { rows: ReviewRow[]; admin: string }

/** Reviews as rows of the dashboard: the record, who says what of it, and when. */
function ReviewList({ rows, admin }: ReviewListProps) {
  return (
    <ul className="property__rows">
      {rows.map((row) => (
        <li key={row.record}>
          <Link href={admin + row.path}>
            <strong>{row.title}</strong>
            <Moment iso={row.state === 'returned' ? row.answeredAt : row.since} />
            <small>{stateWords(row)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function stateWords({ state, marks, isChanged, answer, answeredBy }: ReviewRow): string {
  if (state === 'returned') return `sent back by ${answeredBy}: ${answer}`
  const words = marks.map(({ by, note }) => (note ? `from ${by}: ${note}` : `from ${by}`))
  return [...words, ...(isChanged ? ['changed since'] : [])].join(' · ')
}
