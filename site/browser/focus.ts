import { findAnchor } from './find-anchor.ts'

/**
 * Moves the keyboard and the screen reader along with a navigation, as a full load would: to the
 * anchor of the address, else to the heading of the page.
 */
export function moveFocus(hash: string): void {
  focusOn(findAnchor(hash) ?? heading())
}

/** Focuses what need not be focusable by itself. The page is not scrolled. */
export function focusOn(place: HTMLElement | null): void {
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function heading() {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}
