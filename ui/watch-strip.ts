import { nextStop, type StripPosition, stopsOf, stripPositionOf } from './stops.ts'

const listeners = new Map<Element, (position: StripPosition) => void>()
let resize: ResizeObserver | undefined

/** Reports the position of a scrolling strip, initially and on every change. */
export function watchStrip(
  strip: HTMLElement,
  signal: AbortSignal,
  listener: (position: StripPosition) => void,
): void {
  // The page may have been left while its script was loading.
  if (signal.aborted) return
  resize ??= new ResizeObserver(onResize)
  listeners.set(strip, listener)
  resize.observe(strip)
  strip.addEventListener('scroll', () => listener(read(strip)), { passive: true, signal })
  signal.addEventListener('abort', () => {
    listeners.delete(strip)
    resize?.unobserve(strip)
    if (listeners.size > 0) return
    resize?.disconnect()
    resize = undefined
  })
}

/** Reads all strips before calling any listener: listeners change the page. */
function onResize(entries: readonly ResizeObserverEntry[]) {
  const positions = entries.flatMap(({ target }) =>
    target instanceof HTMLElement
      ? [{ listener: listeners.get(target), position: read(target) }]
      : [],
  )
  for (const { listener, position } of positions) listener?.(position)
}

function read(strip: HTMLElement): StripPosition {
  return stripPositionOf(strip, stopsOf(strip))
}

/** Scrolls a strip by one item; CSS decides whether the scroll is smooth. */
export function stepStrip(strip: HTMLElement, direction: 1 | -1): void {
  strip.scrollTo({ left: nextStop(stopsOf(strip), strip.scrollLeft, direction) })
}
