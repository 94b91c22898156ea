import { HYPHEN } from './lines.ts'
import type { Piece } from './split.ts'
import { type Spot, spotsOf, takeFrom } from './spots.ts'

/** Something that moves, and how far from where the split has put it its way ends. */
export type Way = { element: HTMLElement; x: number; y: number }

/**
 * How each piece comes to stand exactly where its text stood, whatever kerning the split has
 * taken. Nothing when one cannot: text that runs in both directions may have changed its order.
 */
export function waysOf(pieces: readonly Piece[]): Way[] | undefined {
  const ways = pieces.map(({ element, spots }) => ({
    element,
    ...wayBack(spots, spotsAgain(element, spots)),
  }))
  return ways.every(({ isWhole }) => isWhole) ? ways : undefined
}

/** The same parts, where they stand now. */
function spotsAgain(element: Element, before: readonly Spot[]) {
  const take = takeFrom(before)
  return spotsOf(element, ({ length }) => take(length).map(({ text }) => text))
}

type Place = Pick<Spot, 'text' | 'left' | 'top' | 'width'>

/** From where parts of a text stand now to where they stood, and whether that is one way for all. */
export function wayBack(before: readonly Place[], now: readonly Place[]) {
  const ways = before.flatMap((old, index) => {
    const spot = now[index]
    // A soft hyphen is shown where a line breaks, and by other means while the line moves.
    return spot && old.text !== HYPHEN && old.width > 0 && spot.width > 0
      ? [{ x: old.left - spot.left, y: old.top - spot.top }]
      : []
  })
  const { x, y } = ways[0] ?? { x: 0, y: 0 }
  const isWhole = ways.every((way) => Math.abs(way.x - x) < 1 && Math.abs(way.y - y) < 1)
  return { x, y, isWhole }
}
