const MARGIN_PX = 24

/**
 * What takes the focus is scrolled clear of the card (WCAG 2.2, focus not obscured); the footer gets
 * room below it, so that its last line can be, too. Neither is inherited: a property that is would
 * restyle the whole document.
 */
export function keepClear(card: HTMLElement): AbortController {
  const footer = document.querySelector<HTMLElement>('#app > footer')
  const keep = (room: string) => {
    document.documentElement.style.scrollPaddingBottom = room
    if (footer) footer.style.paddingBlockEnd = room
  }
  const observer = new ResizeObserver(() => {
    // Behind the open menu it has no height, and comes back as it was.
    if (card.offsetHeight > 0) keep(`${card.offsetHeight + 2 * MARGIN_PX}px`)
  })
  observer.observe(card)
  const shown = new AbortController()
  shown.signal.addEventListener('abort', () => {
    observer.disconnect()
    keep('')
  })
  return shown
}
