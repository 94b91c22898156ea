import { type Split, splitOf } from './words.ts'

/** A text and its rows' original nodes, with its animations and the time to continue at. */
export type AnimatedText = {
  element: HTMLElement
  split: Split
  rows: { row: HTMLElement; nodes: ChildNode[] }[]
  animations: Animation[]
  time: CSSNumberish
}

/** The state of a text before it is split. */
export function toAnimatedText(element: HTMLElement): AnimatedText {
  const rows = rowsOf(element).map((row) => ({ row, nodes: [...row.childNodes] }))
  return { element, split: splitOf(element) ?? 'lines', rows, animations: [], time: 0 }
}

/** The boxes that hold the text: its block-level children, or the element itself. */
function rowsOf(element: HTMLElement): HTMLElement[] {
  const rows = [...element.querySelectorAll<HTMLElement>(':scope > *')].filter(
    (child) => getComputedStyle(child).display === 'block',
  )
  return rows.length > 0 ? rows : [element]
}

export function heightOf({ element }: AnimatedText): number {
  return element.getBoundingClientRect().height
}

const ROW_ROLE = 'img'
/** Elements that take their accessible name from their content. */
const NAMED_BY_CONTENT = ':is(h1, h2, h3, h4, h5, h6, a, button)'

/**
 * Gives rows that are split into words or characters one accessible name; screen readers would read
 * each piece separately. Words in headings and links add up to the same name, characters do not.
 */
export function labelRows({ rows, split }: AnimatedText): void {
  if (split === 'lines') return
  for (const { row } of rows) {
    const lines = row.querySelectorAll('[data-line]')
    const isNamed = split === 'words' && row.closest(NAMED_BY_CONTENT)
    if (lines.length === 0 || isNamed || row.querySelector(NAMED_BY_CONTENT)) continue
    row.role = ROW_ROLE
    row.ariaLabel = row.textContent.trim()
    for (const line of lines) line.ariaHidden = 'true'
  }
}

/** Cancels the animations and puts the original nodes back. */
export function restore({ rows, animations }: AnimatedText): void {
  for (const animation of animations) animation.cancel()
  for (const { row, nodes } of rows) {
    row.replaceChildren(...nodes)
    if (row.role === ROW_ROLE) row.role = row.ariaLabel = null
  }
}
