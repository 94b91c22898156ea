/** Whether somebody has pinched the whole page larger and sees but a part of it. */
export function isPagePinched(): boolean {
  return (visualViewport?.scale ?? 1) > 1
}

/**
 * Marks an element for as long as the page is pinched larger. Fingers on it are the browser's then:
 * they move the page about and make it whole again, which nothing else on a phone does.
 */
export function markPagePinched(
  element: Pick<Element, 'toggleAttribute'>,
  signal: AbortSignal,
): void {
  const mark = () => {
    element.toggleAttribute('data-page-pinched', isPagePinched())
  }
  mark()
  visualViewport?.addEventListener('resize', mark, { signal })
}
