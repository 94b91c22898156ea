import { Link } from '@payloadcms/ui'
import { Section } from '../../../studio/section.tsx'
import { READY_PATH } from '../ready-view.ts'
import type { ReviewRow } from '../waiting-reviews.ts'
import { ReviewList } from './review-list.tsx'

type Props = { rows: ReviewRow[]; ready: number; admin: string }

/**
 * On the dashboard: drafts that were sent back, waiting drafts, and a link to the list of all ready
 * ones.
 */
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
