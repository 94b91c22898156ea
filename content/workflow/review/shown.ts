/** The mark of one editor on a draft that is ready. */
type ShownMark = { by: string; note: string; at: string; isOwn: boolean }

/** A draft that is ready for review, or was sent back, as the studio shows it. */
export type ShownReview = {
  record: string
  state: 'waiting' | 'returned'
  /** The oldest first: one for each editor who called it ready. */
  marks: ShownMark[]
  /** Whether one of the marks belongs to this user. */
  isOwn: boolean
  /** The time of the last mark: identifies the state that a publisher saw. */
  at: string
  /** When the first of these marks was set. */
  since: string
  /** Whether the draft was saved again after it was marked. */
  isChanged: boolean
  answer: string
  answeredBy: string
  answeredAt: string
}
