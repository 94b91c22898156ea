import type { Spot } from './spots.ts'

/** The parts of one line, by their numbers: from the first to before `to`. */
export type Line = { from: number; to: number }

/** Shown only where it ends a line. */
export const HYPHEN = '\u00ad'

/**
 * The lines that a browser has made of a text. The space at a line's end belongs to none: it stands
 * between two. A line begins where a part's middle lies below the letters of the line so far.
 */
export function linesOf(spots: readonly Omit<Spot, 'node' | 'at' | 'left'>[]): Line[] {
  const lines: Line[] = []
  let foot = Number.NEGATIVE_INFINITY
  for (const [index, { top, bottom, width }] of spots.entries()) {
    if (width === 0) continue
    const line = lines.at(-1)
    if (line && (top + bottom) / 2 <= foot) {
      line.to = index + 1
    } else {
      lines.push({ from: index, to: index + 1 })
      foot = bottom
    }
  }
  return lines
}
