'use client'

import { useComments } from './use-comments.ts'

type Props = { block: string; name: string }

/** On the header of a block: the number of open comments, and a link to them. */
export function BlockComments({ block, name }: Props) {
  const { comments, threads } = useComments()
  if (!comments) return null
  const open = threads.filter((one) => one.block === block && !one.isResolved).length
  const words = open === 1 ? '1 comment' : `${open} comments`
  return (
    <button
      type="button"
      className="block-comments"
      data-open={open > 0}
      aria-label={open > 0 ? `${words} on ${name}` : `Comment on ${name}`}
      onClick={(event) => {
        // A click on the header around it folds the block.
        event.stopPropagation()
        comments.open(block, name)
      }}
    >
      {open > 0 ? words : 'Comment'}
    </button>
  )
}
