import { debounce, RESIZE_PACE, SCROLL_PACE, throttle } from '../pace.ts'

/** Where the page is scrolled to: pixels from its top, and how far through it that is, 0 to 1. */
export type Tick = { top: number; progress: number }

type Follow = (tick: Tick) => void

const followers = new Set<Follow>()
const tellWhileScrolling = throttle(tell, SCROLL_PACE)
const tellAtRest = debounce(tell, RESIZE_PACE)
let watch = new AbortController()

/**
 * Tells how far the page is scrolled whenever that changes, until the signal aborts. One pair of
 * listeners serves all who follow; while the page stands still nothing runs.
 */
export function everyTick(follow: Follow, signal: AbortSignal): void {
  if (signal.aborted) return
  // A function of its own, so that the same one may follow twice.
  const own: Follow = (tick) => follow(tick)
  if (followers.size === 0) begin()
  followers.add(own)
  signal.addEventListener('abort', () => leave(own), { once: true })
}

export function readTick(): Tick {
  const { scrollHeight, clientHeight } = document.documentElement
  const way = scrollHeight - clientHeight
  return { top: scrollY, progress: way > 0 ? Math.min(1, Math.max(0, scrollY / way)) : 0 }
}

function tell() {
  const tick = readTick()
  for (const follow of [...followers]) if (followers.has(follow)) follow(tick)
}

function begin() {
  watch = new AbortController()
  addEventListener('scroll', tellWhileScrolling, { passive: true, signal: watch.signal })
  addEventListener('resize', tellAtRest, { signal: watch.signal })
}

function leave(follow: Follow) {
  followers.delete(follow)
  if (followers.size > 0) return
  watch.abort()
  tellWhileScrolling.cancel()
  tellAtRest.cancel()
}
