import type { Item } from './block.ts'
import { styleOf } from './style-of.ts'

/** Text that Word or a page hides. */
export function isHidden(element: Element): boolean {
  return styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
}

/** The bullet or number that Word writes as text in front of an item. */
export function isMarker(element: Element): boolean {
  return styleOf(element, 'mso-list') === 'ignore'
}

const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

/** Word's lists are paragraphs with a level: `mso-list:l0 level2 lfo1`. */
export function wordItem(element: Element): Item | undefined {
  const [, level] = /\blevel(\d)/.exec(styleOf(element, 'mso-list') ?? '') ?? []
  if (!level) return undefined
  const marker = [...element.querySelectorAll('span')].find(isMarker)?.textContent ?? ''
  return { depth: Number(level), isNumbered: NUMBER.test(marker.trim()) }
}
