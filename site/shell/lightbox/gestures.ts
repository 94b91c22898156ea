import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { isPagePinched, markPagePinched } from './page-zoom.ts'
import type { Paging } from './paging.ts'
import { followPointers, type Press, pointOf } from './pointers.ts'
import { swipeOffset, swipeStep } from './swipe-maths.ts'
import type { Zoom } from './zoom.ts'
import { type Point, vector } from './zoom-maths.ts'

type Parts = { stage: HTMLElement; track: HTMLElement; paging: Paging; zoom: Zoom }

/**
 * The longest time between the taps of a double tap, and how far sideways a swipe must move, in
 * pixels.
 */
const DOUBLE_TAP_MS = 300
const SWIPE_START_PX = 8

/**
 * Adds the gestures of the stage. One finger or pen swipes, or moves an enlarged picture; a pinch,
 * a double tap or a mouse click zooms. Everything moves by transform.
 */
export function attachGestures({ stage, track, paging, zoom }: Parts, signal: AbortSignal): void {
  const tap = createTaps(paging, zoom)
  const drag = (press: Press, now: Point, before: Point) => {
    if (zoom.isOn()) return zoom.pan(vector(before, now))
    const { x, y } = vector(press.from, now)
    const isSwipe =
      track.style.translate !== '' || Math.abs(x) > Math.max(SWIPE_START_PX, Math.abs(y))
    // With reduced motion the neighbouring pictures are not rendered, so the picture does not move
    // along.
    if (!press.isMouse && press.wasAlone && isSwipe)
      track.style.translate = `${prefersReducedMotion() ? 0 : swipeOffset(x, paging.ends())}px`
  }
  const pinch = (factor: number, at: Point, offset: Point) => {
    track.style.translate = ''
    zoom.by(factor, at)
    zoom.pan(offset)
  }
  const leave = (press: Press, now: Point, time: number, isCancelled: boolean) => {
    const isSwipe = press.wasAlone && track.style.translate !== ''
    track.style.translate = ''
    const swipe = { dx: now.x - press.from.x, ms: time - press.since, width: stage.offsetWidth }
    if (!isCancelled && isSwipe) paging.by(swipeStep(swipe))
    else if (!isCancelled && press.isTap) tap(press, now, time)
  }
  signal.addEventListener('abort', () => {
    track.style.translate = ''
  })
  markPagePinched(stage, signal)
  followPointers(stage, { drag, pinch, leave }, signal)
  stage.addEventListener('wheel', (event) => onWheel(event, zoom), { signal, passive: false })
}

/**
 * A mouse zooms with one click and closes with a click beside the picture; touch needs a double
 * tap.
 */
function createTaps(paging: Paging, zoom: Zoom) {
  let last = 0
  return ({ target, isMouse }: Press, at: Point, time: number) => {
    const isSecond = time - last < DOUBLE_TAP_MS
    last = isSecond ? 0 : time
    const isOnPicture = target instanceof Element && target.closest('[data-zooms]') !== null
    if (isOnPicture && isMouse !== isSecond) zoom.toggle(at)
    else if (isMouse && !isOnPicture) paging.close()
  }
}

/**
 * The wheel and the trackpad zoom and pan. The page behind does not scroll, unless it is pinched.
 */
function onWheel(event: WheelEvent, zoom: Zoom) {
  if (isPagePinched()) return
  event.preventDefault()
  if (event.ctrlKey) zoom.by(Math.exp(-event.deltaY / 100), pointOf(event))
  else zoom.pan({ x: -event.deltaX, y: -event.deltaY })
}
