import { everyFrame } from '@belvedere/motion/clock.ts'
import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { onPinch, onZoomKeys, onZoomWheel } from './gestures.ts'
import {
  interpolate,
  MAX_ZOOM,
  middleOf,
  type Point,
  type Scene,
  setZoom,
  zoomLevel,
  zoomTarget,
} from './zoom-level.ts'

/** The factor of one step; two steps reach the maximum. */
const STEP = Math.sqrt(MAX_ZOOM)
const DURATION_MS = 400
/** Zoom levels below this snap to 1. */
const SNAP_TO_WHOLE = 1.02

/**
 * Adds zooming to the plan: by two buttons, by the keys + - and 0 while it has the focus, by
 * pinching, and by Ctrl and wheel. The wheel alone scrolls as usual.
 */
export function zoomPlan(map: HTMLElement, scene: Scene, signal: AbortSignal): void {
  const [zoomIn, zoomOut] = map.querySelectorAll<HTMLElement>('[data-zoom] button')
  const set = (zoom: number, from: Point, to = from) => {
    setZoom(scene, bounded(zoom), from, to)
    setDisabled(zoomIn, zoomLevel(scene) >= MAX_ZOOM)
    setDisabled(zoomOut, zoomLevel(scene) <= 1)
  }
  const transition = createTransition()
  const animateBy = (factor: number) => {
    const [start, goal] = [zoomLevel(scene), bounded(zoomLevel(scene) * factor)]
    const [from, middle] = [zoomTarget(scene), middleOf(scene.frame)]
    let at = from
    transition.start((share) => {
      const to = interpolate(from, middle, share)
      set(start * (goal / start) ** share, at, to)
      at = to
    })
  }
  const zoomBy = (factor: number, from: Point, to?: Point) => {
    transition.stop()
    set(zoomLevel(scene) * factor, from, to)
  }

  zoomIn?.addEventListener('click', () => animateBy(STEP), { signal })
  zoomOut?.addEventListener('click', () => animateBy(1 / STEP), { signal })
  onZoomKeys(scene, { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 1 / MAX_ZOOM }, animateBy, signal)
  onZoomWheel(scene, zoomBy, signal)
  onPinch(scene, zoomBy, signal)
  signal.addEventListener('abort', transition.stop)
}

/** Animates a value from 0 to 1 with ease-out; at once for visitors who prefer reduced motion. */
function createTransition() {
  let controller = new AbortController()
  const stop = () => controller.abort()
  const start = (show: (share: number) => void) => {
    stop()
    controller = new AbortController()
    const startedAt = performance.now()
    const step = (now: number) => {
      const progress = prefersReducedMotion()
        ? 1
        : Math.min(1, Math.max(0, now - startedAt) / DURATION_MS)
      show(1 - (1 - progress) ** 3)
      if (progress === 1) stop()
    }
    everyFrame(step, controller.signal)
  }
  return { start, stop }
}

function bounded(zoom: number) {
  return zoom < SNAP_TO_WHOLE ? 1 : Math.min(MAX_ZOOM, zoom)
}

function setDisabled(button: HTMLElement | undefined, isDisabled: boolean) {
  if (button) button.ariaDisabled = String(isDisabled)
}
