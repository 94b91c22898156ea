/** Touch events have none of these. */
type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
type WheelLike = Event & Partial<Wheel>

/**
 * Whether a wheel event scrolls the page vertically and does nothing else: no zoom, no history
 * swipe, not horizontal, not past the ends, not on a pinch-zoomed page, not prevented, and
 * cancelable.
 */
export function isPlainWheel(event: WheelLike): boolean {
  const { deltaX = 0, deltaY = 0, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!event.cancelable || event.defaultPrevented) return false
  if (ctrlKey || metaKey || altKey || shiftKey) return false
  return (
    Math.abs(deltaY) > Math.abs(deltaX) && (visualViewport?.scale ?? 1) === 1 && canScroll(deltaY)
  )
}

function canScroll(delta: number) {
  const { scrollHeight, clientHeight } = document.documentElement
  return delta < 0 ? scrollY > 0 : scrollY < scrollHeight - clientHeight - 1
}
