import type { Scene } from './near.ts'

/** A mouse that has moved this far drags; before it may still click. */
const SLACK = 4

/** Lets a mouse pull the plan about where it is larger than its scene; fingers can do it anyway. */
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
    if (!isHeld && Math.hypot(x, y) < SLACK) return
    // A click after this is one on the scene, not on the pin below the mouse.
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
