import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { followFingers, type Press, pointOf } from './fingers.ts'
import { isPagePinched, markPagePinched } from './page-zoom.ts'
import { followed, stepOf } from './swipe-maths.ts'
import type { Turning } from './turning.ts'
import type { Zoom } from './zoom.ts'
import { between, type Point } from './zoom-maths.ts'

type Parts = { stage: HTMLElement; track: HTMLElement; turning: Turning; zoom: Zoom }

/** How soon a second tap makes two of them, and how far a swipe is sideways beyond doubt. */
const TWICE_MS = 300
const SIDEWAYS = 8

/**
 * One finger or pen swipes, or moves what is enlarged; two enlarge, and so do two taps, or a click.
 * All that moves follows by transform.
 */
export function heedHands({ stage, track, turning, zoom }: Parts, signal: AbortSignal): void {
  const tap = createTaps(turning, zoom)
  const drag = (press: Press, now: Point, before: Point) => {
    if (zoom.isOn()) return zoom.pan(between(before, now))
    const { x, y } = between(press.from, now)
    const isSwipe = track.style.translate !== '' || Math.abs(x) > Math.max(SIDEWAYS, Math.abs(y))
    // In calm no other picture stands beside this one, so it stays until the finger leaves.
    if (!press.isMouse && press.wasAlone && isSwipe)
      track.style.translate = `${prefersReducedMotion() ? 0 : followed(x, turning.ends())}px`
  }
  const pinch = (factor: number, at: Point, way: Point) => {
    track.style.translate = ''
    zoom.by(factor, at)
    zoom.pan(way)
  }
  const leave = (press: Press, now: Point, time: number, isMeant: boolean) => {
    const isSwipe = press.wasAlone && track.style.translate !== ''
    track.style.translate = ''
    const swipe = { dx: now.x - press.from.x, ms: time - press.since, width: stage.offsetWidth }
    if (isMeant && isSwipe) turning.by(stepOf(swipe))
    else if (isMeant && press.isTap) tap(press, now, time)
  }
  signal.addEventListener('abort', () => {
    track.style.translate = ''
  })
  markPagePinched(stage, signal)
  followFingers(stage, { drag, pinch, leave }, signal)
  stage.addEventListener('wheel', (event) => heedWheel(event, zoom), { signal, passive: false })
}

/** A mouse enlarges at its first click, and leaves beside the picture; a finger needs two taps. */
function createTaps(turning: Turning, zoom: Zoom) {
  let last = 0
  return ({ target, isMouse }: Press, at: Point, time: number) => {
    const isSecond = time - last < TWICE_MS
    last = isSecond ? 0 : time
    const isOnPicture = target instanceof Element && target.closest('[data-zooms]') !== null
    if (isOnPicture && isMouse !== isSecond) zoom.toggle(at)
    else if (isMouse && !isOnPicture) turning.close()
  }
}

/** Two fingers on a trackpad are a wheel. The page behind stays where it is, unless it is pinched. */
function heedWheel(event: WheelEvent, zoom: Zoom) {
  if (isPagePinched()) return
  event.preventDefault()
  if (event.ctrlKey) zoom.by(Math.exp(-event.deltaY / 100), pointOf(event))
  else zoom.pan({ x: -event.deltaX, y: -event.deltaY })
}
