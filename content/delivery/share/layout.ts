import type { Drawing } from '../brand/drawing.ts'
import { HEIGHT } from './size.ts'
import type { Typeface } from './typeface.ts'
import { breakFor, type Line, lineOf, textAt } from './typeset.ts'

/** The margin around the contents, in pixels. */
export const MARGIN = 64

/** The position of the horizon line; the wordmark is below it, everything else above. */
export const HORIZON = 532

const TITLE_WIDTH = 920
const TITLE_FOOT = 46

/**
 * Even lines of large titles are indented, as in the opening of a page; in units of the font size.
 */
const INDENT = 1.2
const LARGE = 88

/** The lightest weight is for large titles; small ones need the stronger one to be legible. */
export type SizedFonts = { large: Typeface; small: Typeface; italic: Typeface | undefined }

/** The lines of a title as outlines, from the top; the last one stands above the horizon. */
export function titleLines(title: string | undefined, sized: SizedFonts): Line[] {
  const { small, italic } = sized
  // The stronger weight is wider: a text that fits in it fits in the other one, too.
  const broken = title ? breakFor(title, { upright: small, italic }, TITLE_WIDTH) : undefined
  if (!broken) return []
  const { size, lines } = broken
  const fonts = { upright: size >= LARGE ? sized.large : small, italic }
  const isIndented = size >= LARGE && lines.length > 1
  return lines.map((words, index) => {
    const y =
      HORIZON - TITLE_FOOT - (lines.length - 1 - index) * size * (size >= LARGE ? 1.02 : 1.14)
    const at = (x: number) => lineOf(words, fonts, size, { x, y })
    const indented = isIndented && index % 2 === 1 ? at(MARGIN + INDENT * size) : undefined
    return indented && indented.x + indented.width <= MARGIN + TITLE_WIDTH ? indented : at(MARGIN)
  })
}

const MARK_HEIGHT = 32
const MARK_WIDTH = 340
const MARK_MIDDLE = (HORIZON + HEIGHT) / 2 + 1
const NAME_SIZE = 36

/** The wordmark below the horizon: the SVG in these colours, else the name as text. */
export function wordmark(
  { drawing, name }: { drawing: Drawing | null; name: string },
  { small: font }: SizedFonts,
  { text, accent }: { text: string; accent: string },
): string {
  if (!drawing) {
    const y = MARK_MIDDLE + NAME_SIZE * 0.26
    return font.has(name) ? textAt(name, font, NAME_SIZE, { x: MARGIN, y }).svg : ''
  }
  const { x, y, width, height } = drawing.box
  const scale = Math.min(MARK_HEIGHT / height, MARK_WIDTH / width)
  const [w, h] = [width * scale, height * scale]
  const shapes = drawing.content
    .replaceAll(/var\(--accent[^)]*\)/g, accent)
    .replaceAll('currentColor', text)
  return `<svg x="${MARGIN}" y="${MARK_MIDDLE - h / 2}" width="${w}" height="${h}" viewBox="${x} ${y} ${width} ${height}" fill="${text}">${shapes}</svg>`
}
