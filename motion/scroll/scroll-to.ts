import { prefersReducedMotion } from '../reduced-motion.ts'
import { afterFrames } from './after-frames.ts'
import { expoInOut } from './expo-in-out.ts'
import { placeOf } from './place-of.ts'
import { takePage } from './take-page.ts'

const TIME_MS = 1000

/**
 * Leads the page to an element, or to a distance from its top, within a second; at once for readers
 * who ask for calm. Whatever else scrolls on the way, the visitor above all, ends it where it is.
 */
export function scrollPageTo(target: Element | number): void {
  const mover = takePage('wheel')
  const page = document.documentElement
  let [from, at, length] = [scrollY, scrollY, page.scrollHeight]
  let began: number | undefined
  const step = (now: number) => {
    // A page whose length changes shifts by itself, to keep what is seen where it is.
    if (length !== page.scrollHeight) from += scrollY - at
    else if (Math.abs(scrollY - at) > 1) return mover.abort()
    length = page.scrollHeight
    began ??= now
    const share = prefersReducedMotion() ? 1 : Math.min(1, (now - began) / TIME_MS)
    if (share === 1) return arrive(target, mover)
    jump(from + (placeOf(target) - from) * expoInOut(share))
    at = scrollY
  }
  if (prefersReducedMotion()) arrive(target, mover)
  else afterFrames(step, mover.signal)
}

/** The last step is the browser's own, so that it ends where a jump would have. */
function arrive(target: Element | number, mover: AbortController) {
  mover.abort()
  if (typeof target === 'number') jump(target)
  else target.scrollIntoView({ behavior: 'instant' })
}

function jump(top: number) {
  scrollTo({ top, behavior: 'instant' })
}
