import type { View } from './view.ts'

/** The time in ms in which half of a step of a button or the wheel is done. */
export const STEP_HALF_MS = 55

/**
 * The view after some ms of a step: fast at first, and exactly at the target once the difference is
 * invisible.
 */
export function approached(from: View, to: View, ms: number): View {
  const share = 1 - 0.5 ** (ms / STEP_HALF_MS)
  const mix = (a: number, b: number) => a + (b - a) * share
  const view = {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    distance: mix(from.distance, to.distance),
    bearing: from.bearing + shortestTurn(from.bearing, to.bearing) * share,
    tilt: mix(from.tilt, to.tilt),
    right: mix(from.right, to.right),
    down: mix(from.down, to.down),
  }
  return isNear(view, to) ? to : view
}

/** The turn between two bearings, from -180 to 180 degrees. */
export function shortestTurn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180
}

function isNear(view: View, to: View) {
  const apart = Math.hypot(view.x - to.x, view.z - to.z, view.distance - to.distance)
  const shift = Math.hypot(view.right - to.right, view.down - to.down)
  return apart < to.distance * 5e-4 && shift < 1e-3 && Math.abs(view.bearing - to.bearing) < 0.05
}
