import type { Point } from '../parts/svg.ts'
import { inSteps } from './geometry.ts'

/** A ring whose points run against the clock, moved outward by a distance and smoothed. */
export function outset(points: readonly Point[], by: number): Point[] {
  const ring = inSteps([...points, points[0] ?? [0, 0]], 20).slice(0, -1)
  const at = (i: number): Point => ring[(i + ring.length) % ring.length] ?? [0, 0]
  const moved = ring.map(([x, y], i): Point => {
    const [[fromX, fromY], [toX, toY]] = [at(i - 2), at(i + 2)]
    const size = Math.hypot(toX - fromX, toY - fromY)
    return [x - ((toY - fromY) / size) * by, y + ((toX - fromX) / size) * by]
  })
  return smoothed(smoothed(moved))
}

function smoothed(ring: Point[]): Point[] {
  return ring.map(([x, y], i) => {
    const [ax, ay] = ring[(i - 1 + ring.length) % ring.length] ?? [x, y]
    const [bx, by] = ring[(i + 1) % ring.length] ?? [x, y]
    return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4]
  })
}
