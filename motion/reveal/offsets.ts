import { measureFragments, sliceByLength, type TextFragment } from './fragments.ts'
import { HYPHEN } from './lines.ts'
import type { Piece } from './split.ts'

/** An element to animate, and the translation in px at which its animation ends. */
export type Offset = { element: HTMLElement; x: number; y: number }

/**
 * The translations that put split pieces exactly where their text was before; a split loses
 * kerning. Undefined if one can't be aligned, for example because bidirectional text changed its
 * order.
 */
export function offsetsOf(pieces: readonly Piece[]): Offset[] | undefined {
  const offsets = pieces.map(({ element, fragments }) => ({
    element,
    ...offsetBetween(fragments, measureAgain(element, fragments)),
  }))
  return offsets.every(({ isUniform }) => isUniform) ? offsets : undefined
}

/** The same fragments as measured now. */
function measureAgain(element: Element, before: readonly TextFragment[]) {
  const slice = sliceByLength(before)
  return measureFragments(element, ({ length }) => slice(length).map(({ text }) => text))
}

type Box = Pick<TextFragment, 'text' | 'left' | 'top' | 'width'>

/**
 * The offset from the current to the former position of the fragments, and whether it is the same
 * for all.
 */
export function offsetBetween(before: readonly Box[], now: readonly Box[]) {
  const offsets = before.flatMap((old, index) => {
    const fragment = now[index]
    // Skip soft hyphens: while it is animated, a line shows its hyphen by another element.
    return fragment && old.text !== HYPHEN && old.width > 0 && fragment.width > 0
      ? [{ x: old.left - fragment.left, y: old.top - fragment.top }]
      : []
  })
  const { x, y } = offsets[0] ?? { x: 0, y: 0 }
  const isUniform = offsets.every(
    (offset) => Math.abs(offset.x - x) < 1 && Math.abs(offset.y - y) < 1,
  )
  return { x, y, isUniform }
}
