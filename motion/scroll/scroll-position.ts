import { afterFrame } from '../after-frame.ts'
import { debounce, RESIZE_DEBOUNCE_MS, SCROLL_THROTTLE_MS, throttle } from '../rate-limit.ts'

/** The scroll position: px from the top, and as a share of the scrollable length, 0 to 1. */
export type ScrollPosition = { top: number; progress: number }

type Listener = (position: ScrollPosition) => void

const listeners = new Set<Listener>()
const onScroll = throttle(notifyAfterFrame, SCROLL_THROTTLE_MS)
const onResize = debounce(notify, RESIZE_DEBOUNCE_MS)

/**
 * Calls the listener when the page is scrolled or resized, until the signal aborts. All listeners
 * share one pair of event handlers.
 */
export function watchScroll(listener: Listener, signal: AbortSignal): void {
  listeners.add(listener)
  signal.addEventListener('abort', () => listeners.delete(listener))
  // Adding the same handler again has no effect.
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onResize)
}

export function readScroll(): ScrollPosition {
  const { scrollHeight, clientHeight } = document.documentElement
  // Avoids dividing by 0 on a page that can't scroll.
  return { top: scrollY, progress: scrollY / (scrollHeight - clientHeight || 1) }
}

function notifyAfterFrame() {
  afterFrame(notify)
}

function notify() {
  const position = readScroll()
  for (const listener of listeners) listener(position)
}
