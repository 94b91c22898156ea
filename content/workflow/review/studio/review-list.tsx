import { Link } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import type { ReviewRow } from '../waiting-reviews.ts'

type Props = { rows: ReviewRow[]; admin: string }

/** Reviews as rows of the dashboard: the record, the notes with their authors, and the time. */
export function ReviewList({ rows, admin }: Props) {
  return (
    <ul className="property__rows">
      {rows.map((row) => (
        <li key={row.record}>
          <Link href={admin + row.path}>
            <strong>{row.title}</strong>
            <Moment iso={row.state === 'returned' ? row.answeredAt : row.since} />
            <small>{wordsOf(row)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function wordsOf({ state, marks, isChanged, answer, answeredBy }: ReviewRow): string {
  if (state === 'returned') return `sent back by ${answeredBy}: ${answer}`
  const words = marks.map(({ by, note }) => (note ? `from ${by}: ${note}` : `from ${by}`))
  return [...words, ...(isChanged ? ['changed since'] : [])].join(' · ')
}
