/**
 * Whether a turn of the wheel asks for the page up or down and nothing else: not for a larger page
 * or the one before, not sideways, not beyond the page's ends, not about a page that is pinched
 * larger. What somebody has taken, or what the browser is about to do anyway, is left alone, too.
 */
export function isPlainTurn(event: WheelEvent | TouchEvent): boolean {
  if (!('deltaY' in event) || !event.cancelable || event.defaultPrevented) return false
  const { deltaX, deltaY, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey || shiftKey) return false
  return Math.abs(deltaY) > Math.abs(deltaX) && (visualViewport?.scale ?? 1) === 1 && goesOn(deltaY)
}

function goesOn(delta: number) {
  const { scrollHeight, clientHeight } = document.documentElement
  return delta < 0 ? scrollY > 0 : scrollY < scrollHeight - clientHeight - 1
}
