'use client'

import { useRowLabel } from '@payloadcms/ui'
import { firstWords } from '../../../studio/first-words.ts'
import { BlockComments } from './block-comments.tsx'
import { isBlockPath } from './block-places.ts'

type Props = { kind: string }

/** The label of a collapsed block: its number, kind and first words, and its comments. */
export function BlockLabel({ kind }: Props) {
  const { data, path, rowNumber = 0 } = useRowLabel<unknown>()
  const words = firstWords(data)
  const number = String(rowNumber + 1).padStart(2, '0')
  const id = idOf(data)
  return (
    <span>
      {number} <strong>{kind}</strong>
      {words && ` · ${words}`}
      {id && isBlockPath(path) && (
        <BlockComments block={id} name={words ? `${kind} · ${words}` : kind} />
      )}
    </span>
  )
}

function idOf(data: unknown): string | undefined {
  const { id } = { id: undefined, ...(typeof data === 'object' && data) }
  return typeof id === 'string' ? id : undefined
}
