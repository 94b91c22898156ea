import { nextStop, type Reach, reachOf, stopsOf } from './stops.ts'

const followers = new Map<Element, (reach: Reach) => void>()
let resize: ResizeObserver | undefined

/** Tells where a scrolling strip stands, at first and whenever that changes. */
export function followStrip(
  strip: HTMLElement,
  signal: AbortSignal,
  tell: (reach: Reach) => void,
): void {
  resize ??= new ResizeObserver(tellAll)
  followers.set(strip, tell)
  resize.observe(strip)
  strip.addEventListener('scroll', () => tell(read(strip)), { passive: true, signal })
  signal.addEventListener('abort', () => {
    followers.delete(strip)
    resize?.unobserve(strip)
    if (followers.size > 0) return
    resize?.disconnect()
    resize = undefined
  })
}

/** All strips are read before any is told of: what is told changes the page. */
function tellAll(entries: readonly ResizeObserverEntry[]) {
  const reaches = entries.flatMap(({ target }) =>
    target instanceof HTMLElement ? [{ tell: followers.get(target), reach: read(target) }] : [],
  )
  for (const { tell, reach } of reaches) tell?.(reach)
}

function read(strip: HTMLElement): Reach {
  return reachOf(strip, stopsOf(strip))
}

/** Scrolls a strip by one item; its stylesheet decides whether it glides there. */
export function stepStrip(strip: HTMLElement, direction: 1 | -1): void {
  strip.scrollTo({ left: nextStop(stopsOf(strip), strip.scrollLeft, direction) })
}
