/** Whether the visitor has zoomed the whole page by pinching. */
export function isPagePinched(): boolean {
  return (visualViewport?.scale ?? 1) > 1
}

/**
 * Marks an element while the page is pinched. Touch must then be left to the browser: on a phone
 * nothing else moves the page or zooms out.
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
