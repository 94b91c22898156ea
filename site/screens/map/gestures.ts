import type { Point, Scene } from './near.ts'

/** Makes the plan so many times as large; what is at one point of the window comes to the other. */
type Grow = (factor: number, from: Point, to?: Point) => void

/** A wheel turns in leaps where a touchpad pinches in small steps. */
const LEAP = 25

/** Keys of the scene, each with the factor it stands for. */
export function followKeys(
  { frame }: Scene,
  keys: Record<string, number>,
  grow: (factor: number) => void,
  signal: AbortSignal,
): void {
  const follow = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const factor = ctrlKey || metaKey || altKey ? undefined : keys[key]
    if (factor) grow(factor)
  }
  frame.addEventListener('keydown', follow, { signal })
}

/** The wheel with Ctrl, as which browsers tell of pinches on a touchpad, too. */
export function followWheel({ frame }: Scene, grow: Grow, signal: AbortSignal): void {
  const follow = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const turned = Math.max(-LEAP, Math.min(LEAP, event.deltaY))
    grow(Math.exp(-turned / 100), { x: event.clientX, y: event.clientY })
  }
  frame.addEventListener('wheel', follow, { signal, passive: false })
}

/** Two fingers, which pull the plan about as well. */
export function followPinch({ frame }: Scene, grow: Grow, signal: AbortSignal): void {
  let last: Pinch | null = null
  const follow = (event: TouchEvent) => {
    const pinch = pinchOf(event)
    if (pinch) event.preventDefault()
    if (pinch && last) grow(pinch.wide / last.wide, last.middle, pinch.middle)
    last = pinch
  }
  const end = () => {
    last = null
  }
  frame.addEventListener('touchmove', follow, { signal, passive: false })
  frame.addEventListener('touchend', end, { signal })
  frame.addEventListener('touchcancel', end, { signal })
}

type Pinch = { wide: number; middle: Point }

function pinchOf({ touches }: TouchEvent): Pinch | null {
  const [one, other] = touches
  if (!one || !other) return null
  const [x, y] = [one.clientX + other.clientX, one.clientY + other.clientY]
  const wide = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
  return wide > 0 ? { wide, middle: { x: x / 2, y: y / 2 } } : null
}
