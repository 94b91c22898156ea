import type { ShownReview } from '../shown.ts'

/** The question before the review changes. */
export type Question = 'mark' | 'send-back'

type Props = {
  review: ShownReview | null
  isPublisher: boolean
  onAsk: (question: Question) => void
  onWithdraw: () => void
}

/** The buttons of a review: those that the user may press. */
export function ReviewActions({ review, isPublisher, onAsk, onWithdraw }: Props) {
  const isWaiting = review?.state === 'waiting'
  return (
    <span className="review-line__actions">
      {(!isWaiting || review.isChanged) && (
        <button type="button" onClick={() => onAsk('mark')}>
          {review ? 'Ready again…' : 'Ready for review…'}
        </button>
      )}
      {isWaiting && isPublisher && (
        <button type="button" onClick={() => onAsk('send-back')}>
          Send back…
        </button>
      )}
      {isWaiting && (review.isOwn || isPublisher) && (
        <button type="button" onClick={onWithdraw}>
          {review.isOwn ? 'Remove my “ready for review”' : 'Remove “ready for review”'}
        </button>
      )}
    </span>
  )
}
