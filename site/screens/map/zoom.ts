import { everyFrame } from '@belvedere/motion/clock.ts'
import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { followKeys, followPinch, followWheel } from './gestures.ts'
import {
  aimOf,
  between,
  bringNear,
  middleOf,
  NEAREST,
  nearness,
  type Point,
  type Scene,
} from './near.ts'

/** Two steps lead all the way. */
const STEP = Math.sqrt(NEAREST)
const GLIDE = 400
/** So little more than the whole plan is the whole plan. */
const WHOLE = 1.02

/**
 * Lets the plan come nearer: by two buttons, by + - and 0 while the keyboard is on the plan, by a
 * pinch of two fingers, and by the wheel with Ctrl. The wheel alone scrolls, as it does everywhere.
 */
export function zoomPlan(map: HTMLElement, scene: Scene, signal: AbortSignal): void {
  const [nearer, farther] = map.querySelectorAll<HTMLElement>('[data-zoom] button')
  const set = (near: number, from: Point, to = from) => {
    bringNear(scene, bounded(near), from, to)
    setIdle(nearer, nearness(scene) >= NEAREST)
    setIdle(farther, nearness(scene) <= 1)
  }
  const gliding = glider()
  const glideBy = (factor: number) => {
    const [start, goal] = [nearness(scene), bounded(nearness(scene) * factor)]
    const [from, middle] = [aimOf(scene), middleOf(scene.frame)]
    let at = from
    gliding.start((share) => {
      const to = between(from, middle, share)
      set(start * (goal / start) ** share, at, to)
      at = to
    })
  }
  const jumpBy = (factor: number, from: Point, to?: Point) => {
    gliding.stop()
    set(nearness(scene) * factor, from, to)
  }

  nearer?.addEventListener('click', () => glideBy(STEP), { signal })
  farther?.addEventListener('click', () => glideBy(1 / STEP), { signal })
  followKeys(scene, { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 1 / NEAREST }, glideBy, signal)
  followWheel(scene, jumpBy, signal)
  followPinch(scene, jumpBy, signal)
  signal.addEventListener('abort', gliding.stop)
}

/** Leads from 0 to 1, fast at first; at once for readers who ask for calm. */
function glider() {
  let gliding = new AbortController()
  const stop = () => gliding.abort()
  const start = (show: (share: number) => void) => {
    stop()
    gliding = new AbortController()
    const began = performance.now()
    const step = (now: number) => {
      const passed = prefersReducedMotion() ? 1 : Math.min(1, Math.max(0, now - began) / GLIDE)
      show(1 - (1 - passed) ** 3)
      if (passed === 1) stop()
    }
    everyFrame(step, gliding.signal)
  }
  return { start, stop }
}

function bounded(near: number) {
  return near < WHOLE ? 1 : Math.min(NEAREST, near)
}

function setIdle(button: HTMLElement | undefined, isIdle: boolean) {
  if (button) button.ariaDisabled = String(isIdle)
}
