import { Moment } from '../../studio/moment.tsx'
import type { ShownReview } from '../shown.ts'

/** Who marked a draft as ready, when and with which note; or who sent it back. */
export function ReviewWords(review: ShownReview) {
  const { state, note, by, at, isChanged, answer, answeredBy, answeredAt } = review
  if (state === 'returned')
    return (
      <div className="review-words">
        <p>
          <b>Sent back</b> by {answeredBy}: <Moment iso={answeredAt} />
        </p>
        <blockquote>{answer}</blockquote>
      </div>
    )
  return (
    <div className="review-words">
      <p>
        <b>Ready for review</b>, says {by}: <Moment iso={at} />
        {isChanged && <em> (changed since)</em>}
      </p>
      {note && <blockquote>{note}</blockquote>}
    </div>
  )
}
