import type { Settings } from '../../content/settings.ts'

/** A symbol that stands in the document once, and the size that its uses have. */
export type WordmarkSymbol = { html: string; width: number; height: number }

type Drawing = NonNullable<NonNullable<Settings['brand']>['wordmarkDrawing']>

/** Of a site that has neither a drawing nor a name: nothing is shown. */
const NONE: WordmarkSymbol = { html: '', width: 0, height: 0 }

/** The wordmark: the SVG, or else the first of the texts that is not blank. */
export function wordmarkOf(
  drawing: Drawing | null | undefined,
  texts: readonly (string | null | undefined)[],
): WordmarkSymbol {
  if (drawing) return drawn(drawing)
  const text = texts.map((one) => one?.trim()).find(Boolean)
  return text ? set(text) : NONE
}

function drawn({ box: { x, y, width, height }, content }: Drawing): WordmarkSymbol {
  const view = [x, y, width, height].join(' ')
  return { html: `<symbol id="wordmark" viewBox="${view}">${content}</symbol>`, width, height }
}

const SIZE = 52
const HEIGHT = 64
const BASELINE = 50
/** The width of a character with its spacing; `textLength` spreads the text over their sum. */
const CAPITAL = 42
const ADVANCE = 31
const NARROW = 20
const NARROW_CHARACTERS = /[\s'’.,:;|!ijlIftr1-]/u

/** Words in the typeface of titles; the browser spaces them to a width that is computed here. */
function set(text: string): WordmarkSymbol {
  const characters = [...text]
  const widths = characters.map(advanceOf)
  const length = widths.reduce((sum, width) => sum + width, 0)
  const width = Math.max(length, ADVANCE)
  const attributes = `x="0" y="${BASELINE}" textLength="${length}" font-size="${SIZE}"`
  const html = `<symbol id="wordmark" viewBox="0 0 ${width} ${HEIGHT}"><text ${attributes} font-family="var(--serif)" font-weight="300">${escapeText(text)}</text></symbol>`
  return { html, width, height: HEIGHT }
}

function advanceOf(character: string) {
  if (NARROW_CHARACTERS.test(character)) return NARROW
  return /[\p{Lu}\p{N}mw&]/u.test(character) ? CAPITAL : ADVANCE
}

function escapeText(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
