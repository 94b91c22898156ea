/** What a touch has nothing of. */
type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
type Turn = Event & Partial<Wheel>

/**
 * Whether a turn of the wheel asks for the page up or down and nothing else: not for a larger page
 * or the one before, not sideways, not beyond the page's ends, not about a page that is pinched
 * larger. What somebody has taken, or what the browser is about to do anyway, is left alone, too.
 */
export function isPlainTurn(event: Turn): boolean {
  const { deltaX = 0, deltaY = 0, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!event.cancelable || event.defaultPrevented) return false
  if (ctrlKey || metaKey || altKey || shiftKey) return false
  return Math.abs(deltaY) > Math.abs(deltaX) && (visualViewport?.scale ?? 1) === 1 && goesOn(deltaY)
}

function goesOn(delta: number) {
  const { scrollHeight, clientHeight } = document.documentElement
  return delta < 0 ? scrollY > 0 : scrollY < scrollHeight - clientHeight - 1
}
