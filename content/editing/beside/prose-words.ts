import { isObject } from '@belvedere/kit/json.ts'
import type { ProsePart } from '@belvedere/kit/preview-messages.ts'

/** The words of each paragraph and list of a rich text, piece by piece: a bold word is one of them. */
export function proseWords(root: unknown): string[][] {
  const parts = childrenOf(root).map(piecesOf)
  // The page leaves out what is empty.
  return parts.filter((pieces) => pieces.join('').trim() !== '')
}

function piecesOf(node: unknown): string[] {
  if (isObject(node) && typeof node.text === 'string') return [node.text]
  return childrenOf(node).flatMap(piecesOf)
}

const childrenOf = (node: unknown): unknown[] =>
  isObject(node) && Array.isArray(node.children) ? node.children : []

/** The part in which something was typed; none if several changed, or one was added or removed. */
export function typedPart(before: string[][], after: string[][]): ProsePart | undefined {
  if (before.length !== after.length) return undefined
  const changed = after.flatMap((pieces, index) =>
    pieces.join('\0') === before[index]?.join('\0') ? [] : [{ index, of: after.length, pieces }],
  )
  return changed.length === 1 ? changed[0] : undefined
}
