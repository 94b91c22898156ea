import { nextStop, type Reach, reachOf, stopsOf } from './stops.ts'

/** Tells where a scrolling strip stands, at first and whenever that changes. */
export function followStrip(
  strip: HTMLElement,
  signal: AbortSignal,
  tell: (reach: Reach) => void,
): void {
  const measure = () => tell(reachOf(strip, stopsOf(strip)))
  const resize = new ResizeObserver(measure)
  resize.observe(strip)
  strip.addEventListener('scroll', measure, { passive: true, signal })
  signal.addEventListener('abort', () => resize.disconnect())
}

/** Scrolls a strip by one item; its stylesheet decides whether it glides there. */
export function stepStrip(strip: HTMLElement, direction: 1 | -1): void {
  strip.scrollTo({ left: nextStop(stopsOf(strip), strip.scrollLeft, direction) })
}
