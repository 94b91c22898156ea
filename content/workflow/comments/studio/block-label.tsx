'use client'

import { useRowLabel } from '@payloadcms/ui'
import { HiddenMark } from '../../../editing/hiding/hidden-mark.tsx'
import { isHiddenBlock } from '../../../model/hidden-blocks.ts'
import { firstWords } from '../../../studio/first-words.ts'
import { isBlockPath } from './block-places.ts'
import { useComments } from './use-comments.ts'

type Props = { kind: string }

/** The label of a block: its number, kind and first words, whether it is hidden, its comments. */
export function BlockLabel({ kind }: Props) {
  const { data, path, rowNumber = 0 } = useRowLabel<unknown>()
  const words = firstWords(data)
  const number = String(rowNumber + 1).padStart(2, '0')
  const id = blockId(data)
  return (
    <span>
      {number} <strong>{kind}</strong>
      {words && ` · ${words}`}
      {isHiddenBlock(data) && <HiddenMark />}
      {id && isBlockPath(path) && (
        <BlockComments block={id} name={words ? `${kind} · ${words}` : kind} />
      )}
    </span>
  )
}

function blockId(data: unknown): string | undefined {
  const { id } = { id: undefined, ...(typeof data === 'object' && data) }
  return typeof id === 'string' ? id : undefined
}

type BlockCommentsProps = { block: string; name: string }

/** On the header of a block: the number of open comments, and a link to them. */
function BlockComments({ block, name }: BlockCommentsProps) {
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
