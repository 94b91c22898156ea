import { prefersReducedMotion } from '../reduced-motion.ts'
import { afterFrames } from './after-frames.ts'
import { claimScroll } from './claim-scroll.ts'
import { expoInOut } from './expo-in-out.ts'

const DURATION_MS = 1000

/**
 * Scrolls to an element, or to a position in px, within a second; at once for visitors who prefer
 * reduced motion. Any other scrolling stops it.
 */
export function scrollPageTo(target: Element | number): void {
  const claim = claimScroll('wheel')
  const page = document.documentElement
  let [from, at, length] = [scrollY, scrollY, page.scrollHeight]
  let began: number | undefined
  const step = (now: number) => {
    // When the page's length changes, scroll anchoring shifts the position.
    if (length !== page.scrollHeight) from += scrollY - at
    else if (Math.abs(scrollY - at) > 1) return claim.abort()
    length = page.scrollHeight
    began ??= now
    const share = prefersReducedMotion() ? 1 : Math.min(1, (now - began) / DURATION_MS)
    if (share === 1) return arrive(target, claim)
    jump(from + (scrollTopOf(target) - from) * expoInOut(share))
    at = scrollY
  }
  if (prefersReducedMotion()) arrive(target, claim)
  else afterFrames(step, claim.signal)
}

/** The last step is the browser's own jump, so both end at the same position. */
function arrive(target: Element | number, claim: AbortController) {
  claim.abort()
  if (typeof target === 'number') jump(target)
  else target.scrollIntoView({ behavior: 'instant' })
}

function jump(top: number) {
  scrollTo({ top, behavior: 'instant' })
}

/**
 * The scroll position, in px, that puts a target at the top of the viewport, clamped to the page's
 * length; the same as for the browser's own jump.
 */
function scrollTopOf(target: Element | number): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const top = typeof target === 'number' ? target : topOf(target)
  return Math.max(0, Math.min(top, scrollHeight - clientHeight))
}

/** Subtracts `scroll-padding-top` and `scroll-margin-top`. */
function topOf(target: Element) {
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const margin = pixels(getComputedStyle(target).scrollMarginTop)
  return target.getBoundingClientRect().top + scrollY - padding - margin
}

/** `auto` counts as 0. */
function pixels(length: string) {
  return Number.parseFloat(length) || 0
}
