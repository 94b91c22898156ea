import type { Point, Scene } from './zoom-level.ts'

/**
 * Multiplies the zoom level. The point of the plan at `from` moves to `to`, both in viewport
 * pixels.
 */
type ZoomBy = (factor: number, from: Point, to?: Point) => void

/** Limits the step per event: a mouse wheel reports much larger deltas than a touchpad pinch. */
const MAX_WHEEL_DELTA = 25

/** Zooms by keys while the plan has the focus; `keys` maps each key to its factor. */
export function onZoomKeys(
  { frame }: Scene,
  keys: Record<string, number>,
  zoomBy: (factor: number) => void,
  signal: AbortSignal,
): void {
  const onEvent = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const factor = ctrlKey || metaKey || altKey ? undefined : keys[key]
    if (factor) zoomBy(factor)
  }
  frame.addEventListener('keydown', onEvent, { signal })
}

/** Zooms by Ctrl and wheel, which is also how browsers report touchpad pinches. */
export function onZoomWheel({ frame }: Scene, zoomBy: ZoomBy, signal: AbortSignal): void {
  const onEvent = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const delta = Math.max(-MAX_WHEEL_DELTA, Math.min(MAX_WHEEL_DELTA, event.deltaY))
    zoomBy(Math.exp(-delta / 100), { x: event.clientX, y: event.clientY })
  }
  frame.addEventListener('wheel', onEvent, { signal, passive: false })
}

/** Zooms by a two-finger pinch, which also moves the plan. */
export function onPinch({ frame }: Scene, zoomBy: ZoomBy, signal: AbortSignal): void {
  let last: Pinch | null = null
  const onEvent = (event: TouchEvent) => {
    const pinch = pinchOf(event)
    if (pinch) event.preventDefault()
    if (pinch && last) zoomBy(pinch.distance / last.distance, last.middle, pinch.middle)
    last = pinch
  }
  const end = () => {
    last = null
  }
  frame.addEventListener('touchmove', onEvent, { signal, passive: false })
  frame.addEventListener('touchend', end, { signal })
  frame.addEventListener('touchcancel', end, { signal })
}

type Pinch = { distance: number; middle: Point }

function pinchOf({ touches }: TouchEvent): Pinch | null {
  const [one, other] = touches
  if (!one || !other) return null
  const [x, y] = [one.clientX + other.clientX, one.clientY + other.clientY]
  const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
  return distance > 0 ? { distance, middle: { x: x / 2, y: y / 2 } } : null
}
