export type ShownComment = { id: number; text: string; by: string; at: string }

/** A comment on a block, or on the page as a whole, with its replies. */
export type Thread = ShownComment & {
  block: string | null
  blockName: string
  resolvedBy: string
  isResolved: boolean
  replies: ShownComment[]
}
