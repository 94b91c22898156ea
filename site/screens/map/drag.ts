import type { Scene } from './zoom-level.ts'

/** A press that moves less than this many pixels is still a click. */
const DRAG_THRESHOLD_PX = 4

/** Lets the mouse drag the plan while it is larger than its scene; touch scrolls natively. */
export function dragPlan({ frame }: Scene, signal: AbortSignal): void {
  let last: PointerEvent | null = null
  const begin = (event: PointerEvent) => {
    const canMove = event.pointerType === 'mouse' && event.button === 0 && isScrollable(frame)
    last = canMove ? event : null
  }
  const move = (event: PointerEvent) => {
    if (!last) return
    const [x, y] = [last.clientX - event.clientX, last.clientY - event.clientY]
    const isHeld = frame.hasPointerCapture(event.pointerId)
    if (!isHeld && Math.hypot(x, y) < DRAG_THRESHOLD_PX) return
    // With pointer capture the click event goes to the scene, not to the pin under the mouse.
    if (!isHeld) frame.setPointerCapture(event.pointerId)
    frame.toggleAttribute('data-held', true)
    frame.scrollBy({ left: x, top: y, behavior: 'instant' })
    last = event
  }
  const end = () => {
    last = null
    frame.removeAttribute('data-held')
  }
  frame.addEventListener('pointerdown', begin, { signal })
  frame.addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const) {
    frame.addEventListener(type, end, { signal })
  }
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

function isScrollable({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) {
  return scrollWidth > clientWidth || scrollHeight > clientHeight
}
