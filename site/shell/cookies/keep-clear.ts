const MARGIN_PX = 24

/**
 * Keeps the banner from covering the focused element (WCAG 2.2, focus not obscured): sets a scroll
 * padding, and room below the footer for its last line. Neither property is inherited; an inherited
 * one would restyle the whole document. Abort the result to undo it.
 */
export function keepClear(card: HTMLElement): AbortController {
  const footer = document.querySelector<HTMLElement>('#app > footer')
  const reserve = (room: string) => {
    document.documentElement.style.scrollPaddingBottom = room
    if (footer) footer.style.paddingBlockEnd = room
  }
  const observer = new ResizeObserver(() => {
    // Hidden behind the open menu the banner has no height; reserve its last one.
    if (card.offsetHeight > 0)
      reserve(isOverPage(card) ? `${card.offsetHeight + 2 * MARGIN_PX}px` : '')
  })
  observer.observe(card)
  const active = new AbortController()
  active.signal.addEventListener('abort', () => {
    observer.disconnect()
    reserve('')
  })
  return active
}

/** Whether the banner lies over the page; on very low screens it lies above the footer. */
export function isOverPage(card: HTMLElement): boolean {
  return getComputedStyle(card).position === 'fixed'
}
