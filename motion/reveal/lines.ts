import type { TextFragment } from './fragments.ts'

/** The fragments of one line, as indices: `from` inclusive, `to` exclusive. */
type Line = { from: number; to: number }

/** The soft hyphen, visible only at the end of a line. */
export const HYPHEN = '\u00ad'

/**
 * Groups measured fragments into the lines of the layout. A new line begins with a fragment whose
 * vertical middle is below the current line; the space between two lines belongs to neither.
 */
export function linesOf(fragments: readonly Omit<TextFragment, 'node' | 'at' | 'left'>[]): Line[] {
  const lines: Line[] = []
  let lineBottom = Number.NEGATIVE_INFINITY
  for (const [index, { top, bottom, width }] of fragments.entries()) {
    if (width === 0) continue
    const line = lines.at(-1)
    if (line && (top + bottom) / 2 <= lineBottom) {
      line.to = index + 1
    } else {
      lines.push({ from: index, to: index + 1 })
      lineBottom = bottom
    }
  }
  return lines
}
