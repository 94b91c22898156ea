/** A press that moves less than this many pixels is still a click. */
const THRESHOLD_PX = 5

type Point = { x: number; y: number }

type Gesture = {
  /** One pointer moved; a finger, the right button or a modifier key turns the view. */
  drag(move: Point, turns: boolean): void
  /** Two fingers moved, relative to their midpoint: apart by `scale`, rotated by `turn` degrees. */
  pinch(scale: number, turn: number, move: Point, middle: Point): void
  begin(): void
  /** The last pointer was released. */
  end(): void
}

type Held = Point & { turns: boolean }

/**
 * Gestures are read on `hands`, also above pins; positions are relative to the frame's top left.
 */
export type Hands = { frame: HTMLElement; hands: HTMLElement }

/**
 * Reads drags and pinches. One finger turns only sideways, so that a vertical drag scrolls the
 * page.
 */
export function onPointers({ frame, hands }: Hands, gesture: Gesture, signal: AbortSignal): void {
  const held = new Map<number, Held>()
  let isDragging = false
  let pressed: Point | null = null

  const begin = (event: PointerEvent) => {
    const isMouse = event.pointerType === 'mouse'
    if (isMouse && event.button !== 0 && event.button !== 2) return
    const turns = !isMouse || event.button === 2 || event.shiftKey || event.ctrlKey || event.metaKey
    held.set(event.pointerId, { ...pointOf(event), turns })
    pressed = pointOf(event)
    gesture.begin()
  }
  const move = (event: PointerEvent) => {
    const last = held.get(event.pointerId)
    if (!last || !pressed) return
    // It was released outside, before it became a drag.
    if (event.buttons === 0) return end(event)
    const now = pointOf(event)
    if (!isDragging && held.size === 1) {
      if (Math.hypot(now.x - pressed.x, now.y - pressed.y) < THRESHOLD_PX) return
      isDragging = true
      // From now on it does not count as a click on the element below the pointer.
      hands.setPointerCapture(event.pointerId)
      hands.toggleAttribute('data-held', true)
    }
    const before = [...held.values()]
    held.set(event.pointerId, { ...last, ...now })
    if (held.size === 1) gesture.drag({ x: now.x - last.x, y: now.y - last.y }, last.turns)
    else pinchOf(before, [...held.values()], frame, gesture)
  }
  const end = (event: PointerEvent) => {
    if (!held.delete(event.pointerId) || held.size > 0) return
    isDragging = false
    hands.removeAttribute('data-held')
    gesture.end()
  }
  const refuse = (event: Event) => event.preventDefault()
  // The right button turns the view; links keep their context menu.
  const refuseMenu = (event: Event) => {
    if (event.target instanceof HTMLCanvasElement) event.preventDefault()
  }
  const refuseTwoFingers = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }
  const before = hands.style.touchAction
  hands.style.touchAction = 'pan-y'
  signal.addEventListener('abort', () => {
    hands.style.touchAction = before
    hands.removeAttribute('data-held')
  })
  hands.addEventListener('pointerdown', begin, { signal })
  hands.addEventListener('pointermove', move, { signal })
  hands.addEventListener('pointerup', end, { signal })
  hands.addEventListener('pointercancel', end, { signal })
  hands.addEventListener('dragstart', refuse, { signal })
  hands.addEventListener('contextmenu', refuseMenu, { signal })
  hands.addEventListener('touchmove', refuseTwoFingers, {
    signal,
    passive: false,
  })
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function pinchOf(before: Point[], after: Point[], frame: HTMLElement, { pinch }: Gesture) {
  const [oldOne, oldOther] = before
  const [one, other] = after
  if (!oldOne || !oldOther || !one || !other) return
  const old = { x: oldOther.x - oldOne.x, y: oldOther.y - oldOne.y }
  const now = { x: other.x - one.x, y: other.y - one.y }
  const scale = Math.hypot(now.x, now.y) / (Math.hypot(old.x, old.y) || 1)
  const turn = Math.atan2(old.x * now.y - old.y * now.x, old.x * now.x + old.y * now.y)
  const { left, top } = frame.getBoundingClientRect()
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const was = {
    x: (oldOne.x + oldOther.x) / 2,
    y: (oldOne.y + oldOther.y) / 2,
  }
  pinch(
    scale,
    (turn * 180) / Math.PI,
    { x: middle.x - was.x, y: middle.y - was.y },
    { x: middle.x - left, y: middle.y - top },
  )
}
