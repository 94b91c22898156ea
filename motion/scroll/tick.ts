import { afterFrame } from '@belvedere/ui/after-frame.ts'
import { debounce, RESIZE_PACE, SCROLL_PACE, throttle } from '../pace.ts'

/** Where the page is scrolled to: pixels from its top, and how far through it that is, 0 to 1. */
export type Tick = { top: number; progress: number }

type Follow = (tick: Tick) => void

const followers = new Set<Follow>()
const tellWhileScrolling = throttle(tellAfterFrame, SCROLL_PACE)
const tellAtRest = debounce(tell, RESIZE_PACE)

/**
 * Tells how far the page is scrolled whenever that changes, until the signal aborts. One pair of
 * listeners serves all who follow; while the page stands still nothing runs.
 */
export function everyTick(follow: Follow, signal: AbortSignal): void {
  followers.add(follow)
  signal.addEventListener('abort', () => followers.delete(follow))
  // However often it is added, a listener is there once.
  addEventListener('scroll', tellWhileScrolling, { passive: true })
  addEventListener('resize', tellAtRest)
}

export function readTick(): Tick {
  const { scrollHeight, clientHeight } = document.documentElement
  // A page as high as the window has no way to go.
  return { top: scrollY, progress: scrollY / (scrollHeight - clientHeight || 1) }
}

function tellAfterFrame() {
  afterFrame(tell)
}

function tell() {
  const tick = readTick()
  for (const follow of followers) follow(tick)
}
