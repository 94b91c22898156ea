/** What one editor says of a draft that is ready. */
export type ShownMark = { by: string; note: string; at: string; isOwn: boolean }

/** A draft that is ready for review, or came back, as the studio shows it. */
export type ShownReview = {
  record: string
  state: 'waiting' | 'returned'
  /** The oldest first: one for each editor who called it ready. */
  marks: ShownMark[]
  /** One of the marks is of this user. */
  isOwn: boolean
  /** When it was marked last: names what a publisher looked at. */
  at: string
  /** When the first of these marks was set. */
  since: string
  /** The draft was saved again after it was marked. */
  isChanged: boolean
  answer: string
  answeredBy: string
  answeredAt: string
}
