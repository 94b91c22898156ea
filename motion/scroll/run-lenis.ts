import type Lenis from 'lenis'
import { afterFrames } from './after-frames.ts'
import { claimScroll } from './claim-scroll.ts'

type LenisLoop = Pick<Lenis, 'isSmooth' | 'time' | 'raf' | 'stop' | 'start'>

/** The first frame of a scroll has no previous one to measure from. */
const FRAME_MS = 1000 / 60

/**
 * Runs Lenis's frame loop only while it scrolls the page. Any other scrolling comes from the
 * visitor or a navigation, and stops it.
 */
export function runLenis(lenis: LenisLoop, signal: AbortSignal): void {
  // Starts aborted, so that loading Lenis doesn't stop a scroll in progress.
  let claim = new AbortController()
  claim.abort()
  const run = () => {
    if (!lenis.isSmooth || !claim.signal.aborted) return
    claim = claimScroll()
    claim.signal.addEventListener('abort', () => reset(lenis))
    afterFrames(stepOf(lenis, claim), claim.signal)
  }
  // Added after Lenis's own listener, so `isSmooth` is set by now.
  addEventListener('wheel', run, { passive: true, signal })
  signal.addEventListener('abort', () => claim.abort())
}

function stepOf(lenis: LenisLoop, claim: AbortController) {
  let at = scrollY
  return (now: number) => {
    if (Math.abs(scrollY - at) > 1) return claim.abort()
    lenis.time ||= now - FRAME_MS
    lenis.raf(now)
    at = scrollY
    if (!lenis.isSmooth) claim.abort()
  }
}

function reset(lenis: LenisLoop) {
  lenis.time = 0
  if (!lenis.isSmooth) return
  lenis.stop()
  lenis.start()
}
