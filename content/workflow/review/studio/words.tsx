import { Moment } from '../../../studio/moment.tsx'
import type { ShownReview } from '../shown.ts'

/** Who marked a draft as ready, when and with which notes; or who sent it back. */
export function ReviewWords(review: ShownReview) {
  const { state, marks, isChanged, answer, answeredBy, answeredAt } = review
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
      {marks.map(({ by, note, at }, index) => (
        <div key={at + by}>
          <p>
            {index === 0 ? (
              <>
                <b>Ready for review</b>, says {by}:{' '}
              </>
            ) : (
              `${by} also says that it is ready: `
            )}
            <Moment iso={at} />
            {isChanged && index === marks.length - 1 && <em> (changed since)</em>}
          </p>
          {note && <blockquote>{note}</blockquote>}
        </div>
      ))}
    </div>
  )
}
