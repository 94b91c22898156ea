import { clamp } from './clamp.ts'
import type { View } from './view.ts'

/** The limits of views, so that the model stays in sight. */
export type Limits = {
  nearest: number
  farthest: number
  /** The box that limits the centre of near views. */
  minX: number
  maxX: number
  minZ: number
  maxZ: number
  /** The centre of the farthest view. */
  homeX: number
  homeZ: number
  /** Tilt in degrees of the nearest and the farthest view. */
  low: number
  high: number
}

/** The closest view within the limits. Farther views stay closer to the centre of the first one. */
export function within(view: View, limits: Limits): View {
  const distance = clamp(view.distance, limits.nearest, limits.farthest)
  const far = farness(distance, limits)
  // Near the farthest view there is nothing else to look at, so the centre hardly moves.
  const room = Math.min(1, 1.6 * (1 - far) + 0.12)
  const mix = (home: number, edge: number) => home + (edge - home) * room
  return {
    ...view,
    distance,
    x: clamp(view.x, mix(limits.homeX, limits.minX), mix(limits.homeX, limits.maxX)),
    z: clamp(view.z, mix(limits.homeZ, limits.minZ), mix(limits.homeZ, limits.maxZ)),
    tilt: limits.low + (limits.high - limits.low) * far,
  }
}

/** 0 for the nearest view, 1 for the farthest, on a logarithmic scale. */
function farness(distance: number, { nearest, farthest }: Limits) {
  if (farthest <= nearest) return 1
  return clamp(Math.log(distance / nearest) / Math.log(farthest / nearest), 0, 1)
}
