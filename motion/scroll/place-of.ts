/**
 * How far the page is scrolled when it shows a target at its upper edge, as far as the page is long
 * enough: where the browser's own jump to it leads, too.
 */
export function placeOf(target: Element | number): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const top = typeof target === 'number' ? target : topOf(target)
  return Math.max(0, Math.min(top, scrollHeight - clientHeight))
}

/** What lies on the upper edge is left free by `scroll-padding-top`, and `scroll-margin-top`. */
function topOf(target: Element) {
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const margin = pixels(getComputedStyle(target).scrollMarginTop)
  return target.getBoundingClientRect().top + scrollY - padding - margin
}

/** `auto` is none. */
function pixels(length: string) {
  return Number.parseFloat(length) || 0
}
