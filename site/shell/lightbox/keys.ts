import type { Paging } from './paging.ts'
import type { Zoom } from './zoom.ts'

/** How far a key moves an enlarged picture, in pixels, and its zoom factor. */
const PAN_PX = 120
const ZOOM_FACTOR = 1.5

/** Keys that scroll a long caption. */
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End'])

/**
 * Adds the keys: arrows page, or move an enlarged picture. Escape is handled by the dialog itself.
 */
export function attachKeys(dialog: HTMLElement, paging: Paging, zoom: Zoom, signal: AbortSignal) {
  const pan = (x: number, y: number) => zoom.isOn() && zoom.pan({ x: x * PAN_PX, y: y * PAN_PX })
  const move = (step: number) => (zoom.isOn() ? pan(-step, 0) : paging.by(step))
  const actions = new Map<string, () => unknown>([
    ['ArrowRight', () => move(1)],
    ['ArrowLeft', () => move(-1)],
    ['ArrowUp', () => pan(0, 1)],
    ['ArrowDown', () => pan(0, -1)],
    ['Home', () => paging.to(0)],
    ['End', () => paging.toLast()],
    ['+', () => zoom.by(ZOOM_FACTOR)],
    ['=', () => zoom.by(ZOOM_FACTOR)],
    ['-', () => zoom.by(1 / ZOOM_FACTOR)],
    ['0', () => zoom.reset()],
  ])
  const onKeyDown = (event: KeyboardEvent) => {
    const action = isHandledElsewhere(event) ? undefined : actions.get(event.key)
    if (action && action() !== false) event.preventDefault()
  }
  dialog.addEventListener('keydown', onKeyDown, { signal })
}

/**
 * True for keys that belong to the browser (with a modifier), to a video, or to a scrollable
 * caption.
 */
function isHandledElsewhere({ altKey, ctrlKey, metaKey, key, target }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || target instanceof HTMLVideoElement) return true
  return SCROLLING.has(key) && target instanceof Element && isScrollable(target)
}

function isScrollable(element: Element) {
  return (
    element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto'
  )
}
