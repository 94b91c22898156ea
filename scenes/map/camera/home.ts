import type { Insets } from '../contract.ts'
import { clamp } from './clamp.ts'
import { centred, distanceToFit, type Point } from './fit.ts'
import { type Limits, within } from './limits.ts'
import type { View } from './view.ts'

export type Frame = {
  width: number
  height: number
  covered: Readonly<Insets>
}

/** Bearings of the first view: wide frames look north, narrow ones along the model's length. */
const WIDE = -14
const NARROW = 62
const TILT = { low: 29, high: 40, narrow: 46 }

/** The nearest view shows a place from this many of its radii. */
const NEAREST_RADII = 6.5

/**
 * The offset of the uncovered part's centre from the frame's centre, in shares of the frame's size.
 */
export function middleOf({ width, height, covered }: Frame): Pick<View, 'right' | 'down'> {
  return {
    right: (covered.left - covered.right) / 2 / Math.max(width, 1),
    down: (covered.top - covered.bottom) / 2 / Math.max(height, 1),
  }
}

/** The first view, which shows all points, and the limits of other views. */
export function homeOf(
  frame: Frame,
  points: readonly Point[],
  radius: number,
): { home: View; limits: Limits } {
  const { width, height, covered } = frame
  const clear = {
    width: clamp(1 - (covered.left + covered.right) / width, 0.25, 1) * 0.88,
    height: clamp(1 - (covered.top + covered.bottom) / height, 0.25, 1) * 0.86,
    aspect: width / height,
  }
  const isNarrow = width * clear.width < height * clear.height * 1.05
  const high = isNarrow ? TILT.narrow : TILT.high
  const [xs, zs] = [points.map(([x]) => x), points.map(([, , z]) => z)]
  const [minX, maxX, minZ, maxZ] = [...edges(xs), ...edges(zs)]
  const start: View = {
    x: (minX + maxX) / 2,
    z: (minZ + maxZ) / 2,
    distance: 1,
    bearing: isNarrow ? NARROW : WIDE,
    tilt: high,
    ...middleOf(frame),
  }
  const far = { ...start, distance: distanceToFit(points, start, clear) }
  const view = centred(points, far)
  const distance = distanceToFit(points, view, clear)
  const nearest = Math.min(radius * NEAREST_RADII, distance * 0.6)
  const margin = radius * 2
  const limits: Limits = {
    nearest,
    farthest: distance * 1.06,
    minX: minX - margin,
    maxX: maxX + margin,
    minZ: minZ - margin,
    maxZ: maxZ + margin,
    homeX: view.x,
    homeZ: view.z,
    low: TILT.low,
    high,
  }
  return { home: within({ ...view, distance }, limits), limits }
}

function edges(values: number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)]
}
