/**
 * The scroll position, in px, that puts a target at the top of the viewport, clamped to the page's
 * length; the same as for the browser's own jump.
 */
export function scrollTopOf(target: Element | number): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const top = typeof target === 'number' ? target : topOf(target)
  return Math.max(0, Math.min(top, scrollHeight - clientHeight))
}

/** Subtracts `scroll-padding-top` and `scroll-margin-top`. */
function topOf(target: Element) {
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const margin = pixels(getComputedStyle(target).scrollMarginTop)
  return target.getBoundingClientRect().top + scrollY - padding - margin
}

/** `auto` counts as 0. */
function pixels(length: string) {
  return Number.parseFloat(length) || 0
}
