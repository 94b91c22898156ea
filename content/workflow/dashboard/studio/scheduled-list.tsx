import { Link } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import type { ShownSchedule } from '../../schedules/described.ts'

/** The scheduled publishes and unpublishes, the next one first. */
export function ScheduledList({ rows, admin }: { rows: ShownSchedule[]; admin: string }) {
  return (
    <ul className="property__rows">
      {rows.map(({ id, path, title, at, by, isPublish, error }) => (
        <li key={id}>
          <Link href={admin + path}>
            <strong>{title}</strong>
            <Moment iso={at} />
            <small>
              {isPublish ? 'to be published' : 'to be taken off the site'}
              {by && `, set by ${by}`}
              {error && '. It did not work yet and is tried again'}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
