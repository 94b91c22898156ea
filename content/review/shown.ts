/** A draft that is ready for review, or came back, as the studio shows it. */
export type ShownReview = {
  record: string
  state: 'waiting' | 'returned'
  note: string
  by: string
  isOwn: boolean
  at: string
  /** The draft was saved again after it was marked. */
  isChanged: boolean
  answer: string
  answeredBy: string
  answeredAt: string
}
