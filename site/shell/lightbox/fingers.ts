import { ownerOf } from './owner.ts'
import { between, distance, middle, type Point } from './zoom-maths.ts'

/** What one finger, pen or mouse has done since it came down; others may have joined it. */
export type Press = {
  target: EventTarget | null
  isMouse: boolean
  from: Point
  since: number
  /** It has hardly moved, and was alone. */
  isTap: boolean
  wasAlone: boolean
}

export type Heed = {
  drag: (press: Press, now: Point, before: Point) => void
  pinch: (factor: number, at: Point, way: Point) => void
  /** All have left; nothing is meant where the browser took them away. */
  leave: (press: Press, now: Point, time: number, isMeant: boolean) => void
}

/** What a finger may wander and still tap, in pixels. */
const SLACK = 8

/** Follows the pointers on an element, and marks it as held as long as there are any. */
export function followFingers(stage: HTMLElement, heed: Heed, signal: AbortSignal): void {
  const points = new Map<number, Point>()
  let press: Press | undefined

  const down = (event: PointerEvent) => {
    const owner = ownerOf(event)
    if (owner === 'others') return
    // A finger stays with what it touches by itself, and a click may go to who has captured it.
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
    if (distance(press.from, now) > SLACK) press.isTap = false
    if (other) pinch(before, now, other)
    else heed.drag(press, now, before)
  }
  const pinch = (before: Point, now: Point, other: Point) => {
    const at = middle(before, other)
    const factor = distance(now, other) / Math.max(distance(before, other), 1)
    heed.pinch(factor, at, between(at, middle(now, other)))
  }
  const up = (event: PointerEvent) => {
    if (!points.delete(event.pointerId) || points.size > 0 || !press) return
    const left = press
    press = undefined
    delete stage.dataset.held
    heed.leave(left, pointOf(event), event.timeStamp, event.type === 'pointerup')
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
