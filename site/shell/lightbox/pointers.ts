import { isOnControls } from './film-controls.ts'
import { isPagePinched } from './page-zoom.ts'
import { distance, middle, type Point, vector } from './zoom-maths.ts'

/** One press of a finger, pen or mouse; others may join it. */
export type Press = {
  target: EventTarget | null
  isMouse: boolean
  from: Point
  since: number
  /** It has hardly moved, and no other pointer has joined. */
  isTap: boolean
  wasAlone: boolean
}

type PointerHandlers = {
  drag: (press: Press, now: Point, before: Point) => void
  pinch: (factor: number, at: Point, offset: Point) => void
  /** All pointers are up; `isCancelled` if the browser has taken them over. */
  leave: (press: Press, now: Point, time: number, isCancelled: boolean) => void
}

/** How far a finger may move and still tap, in pixels. */
const TAP_TOLERANCE_PX = 8

/** Tracks the pointers on an element, and marks it with `data-held` while there are any. */
export function followPointers(
  stage: HTMLElement,
  handlers: PointerHandlers,
  signal: AbortSignal,
): void {
  const points = new Map<number, Point>()
  let press: Press | undefined

  const down = (event: PointerEvent) => {
    const owner = ownerOf(event)
    if (owner === 'others') return
    // Touch is captured by its target implicitly. Capturing could redirect a click, so only the
    // stage captures pointers.
    if (owner === 'stage') stage.setPointerCapture(event.pointerId)
    stage.dataset.held = ''
    points.set(event.pointerId, pointOf(event))
    if (!press) press = pressOf(event)
    else press.isTap = press.wasAlone = false
  }
  const move = (event: PointerEvent) => {
    const before = points.get(event.pointerId)
    if (!before || !press) return
    const now = pointOf(event)
    points.set(event.pointerId, now)
    const other = [...points.values()].find((point) => point !== now)
    if (distance(press.from, now) > TAP_TOLERANCE_PX) press.isTap = false
    if (other) pinch(before, now, other)
    else handlers.drag(press, now, before)
  }
  const pinch = (before: Point, now: Point, other: Point) => {
    const at = middle(before, other)
    const factor = distance(now, other) / Math.max(distance(before, other), 1)
    handlers.pinch(factor, at, vector(at, middle(now, other)))
  }
  const up = (event: PointerEvent) => {
    if (!points.delete(event.pointerId) || points.size > 0 || !press) return
    const left = press
    press = undefined
    delete stage.dataset.held
    handlers.leave(left, pointOf(event), event.timeStamp, event.type === 'pointercancel')
  }
  signal.addEventListener('abort', () => delete stage.dataset.held)
  stage.addEventListener('pointerdown', down, { signal })
  stage.addEventListener('pointermove', move, { signal })
  stage.addEventListener('pointerup', up, { signal })
  stage.addEventListener('pointercancel', up, { signal })
}

function pressOf(event: PointerEvent): Press {
  const { target, timeStamp: since, pointerType } = event
  const from = pointOf(event)
  return { target, from, since, isMouse: pointerType === 'mouse', isTap: true, wasAlone: true }
}

export function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y }
}

type Pressed = Pick<PointerEvent, 'target' | 'pointerType' | 'button' | 'clientY'>

/**
 * The part that handles a press on the stage. `others`: controls, the link of a missing picture,
 * and the browser while the page is pinched. `shared`: touch on a video, where a swipe pages and a
 * tap goes to the video. `stage`: everything else.
 */
function ownerOf({ target, pointerType, button, clientY }: Pressed) {
  if (button !== 0 || (isPagePinched() && pointerType !== 'mouse')) return 'others'
  const control = target instanceof Element && target.closest('a, button, video, iframe')
  if (!control) return 'stage'
  return pointerType === 'touch' && isFilm(control, clientY) ? 'shared' : 'others'
}

/** A video of this site above its controls, or the link that covers the still of one elsewhere. */
function isFilm(control: Element, y: number) {
  if (document.fullscreenElement) return false
  if (control.matches('video')) return !isOnControls(y, control.getBoundingClientRect())
  return control.matches('[data-film] > a')
}
