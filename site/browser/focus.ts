import { findAnchor } from './find-anchor.ts'

/**
 * Moves the focus after a navigation, as a full page load would: to the anchor of the address, or
 * else to the heading of the page.
 */
export function moveFocus(hash: string): void {
  focusOn(findAnchor(hash) ?? heading())
}

/** Focuses an element without scrolling, and makes it focusable if necessary. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function heading() {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}
