import type { Turning } from './turning.ts'
import type { Zoom } from './zoom.ts'

/** How far a key moves an enlarged picture, in pixels, and how much it enlarges one. */
const STRIDE = 120
const CLOSER = 1.5

/** The keys that scroll words which do not fit. */
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End'])

/** Arrows turn to other pictures, and move the one that is enlarged. Escape is the dialog's own. */
export function heedKeys(dialog: HTMLElement, turning: Turning, zoom: Zoom, signal: AbortSignal) {
  const pan = (x: number, y: number) => zoom.isOn() && zoom.pan({ x: x * STRIDE, y: y * STRIDE })
  const move = (step: number) => (zoom.isOn() ? pan(-step, 0) : turning.by(step))
  const acts = new Map<string, () => unknown>([
    ['ArrowRight', () => move(1)],
    ['ArrowLeft', () => move(-1)],
    ['ArrowUp', () => pan(0, 1)],
    ['ArrowDown', () => pan(0, -1)],
    ['Home', () => turning.to(0)],
    ['End', () => turning.toLast()],
    ['+', () => zoom.by(CLOSER)],
    ['=', () => zoom.by(CLOSER)],
    ['-', () => zoom.by(1 / CLOSER)],
    ['0', () => zoom.reset()],
  ])
  const press = (event: KeyboardEvent) => {
    const act = isOthers(event) ? undefined : acts.get(event.key)
    if (act && act() !== false) event.preventDefault()
  }
  dialog.addEventListener('keydown', press, { signal })
}

/** Keys with a modifier are the browser's, a film has keys of its own, and so has what scrolls. */
function isOthers({ altKey, ctrlKey, metaKey, key, target }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || target instanceof HTMLVideoElement) return true
  return SCROLLING.has(key) && target instanceof Element && scrolls(target)
}

function scrolls(one: Element) {
  return one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto'
}
