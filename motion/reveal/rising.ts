import { type Split, splitOf } from './words.ts'

/** A text on its way, and the nodes that its rows hold at rest. */
export type Rising = {
  element: HTMLElement
  split: Split
  rows: { row: HTMLElement; nodes: ChildNode[] }[]
  running: Animation[]
  time: CSSNumberish
}

/** A text before it has been split. */
export function textOf(element: HTMLElement): Rising {
  const rows = rowsOf(element).map((row) => ({ row, nodes: [...row.childNodes] }))
  return { element, split: splitOf(element) ?? 'lines', rows, running: [], time: 0 }
}

/** The boxes that hold the words: lines or paragraphs, or the element itself. */
function rowsOf(element: HTMLElement): HTMLElement[] {
  const rows = [...element.querySelectorAll<HTMLElement>(':scope > *')].filter(
    (child) => getComputedStyle(child).display === 'block',
  )
  return rows.length > 0 ? rows : [element]
}

export function heightOf({ element }: Rising): number {
  return element.getBoundingClientRect().height
}

const SAID_AS = 'img'
/** Headings and links are named by their words already, and hold things that say more than words. */
const HAS_A_NAME = ':is(h1, h2, h3, h4, h5, h6, a, button)'

/**
 * While a row is in words or characters it is said as one phrase, as a picture of words would be:
 * screen readers meet each piece by itself otherwise.
 */
export function sayAsOne({ rows, split }: Rising): void {
  if (split === 'lines') return
  for (const { row } of rows) {
    const lines = row.querySelectorAll('[data-line]')
    if (lines.length === 0 || row.closest(HAS_A_NAME) || row.querySelector(HAS_A_NAME)) continue
    row.role = SAID_AS
    row.ariaLabel = row.textContent.trim()
    for (const line of lines) line.ariaHidden = 'true'
  }
}

/** Each row holds its own nodes again, and nothing moves. */
export function rest({ rows, running }: Rising): void {
  for (const animation of running) animation.cancel()
  for (const { row, nodes } of rows) {
    row.replaceChildren(...nodes)
    if (row.role === SAID_AS) row.role = row.ariaLabel = null
  }
}
