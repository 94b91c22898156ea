import type Lenis from 'lenis'
import { afterFrames } from './after-frames.ts'
import { takePage } from './take-page.ts'

type Moving = Pick<Lenis, 'isSmooth' | 'time' | 'raf' | 'stop' | 'start'>

/** The first frame of a movement has none before it to count from. */
const FRAME_MS = 1000 / 60

/**
 * Gives Lenis frames while it moves the page, and only then. Whatever else scrolls meanwhile is the
 * visitor's wish, or a navigation's, and ends the movement.
 */
export function runLenis(lenis: Moving, signal: AbortSignal): void {
  // None yet: whatever moves the page while Lenis arrives goes on.
  let mover = new AbortController()
  mover.abort()
  const run = () => {
    if (!lenis.isSmooth || !mover.signal.aborted) return
    mover = takePage()
    mover.signal.addEventListener('abort', () => rest(lenis))
    afterFrames(stepOf(lenis, mover), mover.signal)
  }
  // Called after Lenis itself has heard of the wheel, and has taken it or not.
  addEventListener('wheel', run, { passive: true, signal })
  signal.addEventListener('abort', () => mover.abort())
}

function stepOf(lenis: Moving, mover: AbortController) {
  let at = scrollY
  return (now: number) => {
    if (Math.abs(scrollY - at) > 1) return mover.abort()
    lenis.time ||= now - FRAME_MS
    lenis.raf(now)
    at = scrollY
    if (!lenis.isSmooth) mover.abort()
  }
}

function rest(lenis: Moving) {
  lenis.time = 0
  if (!lenis.isSmooth) return
  lenis.stop()
  lenis.start()
}
