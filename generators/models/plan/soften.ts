import type { Point } from '../../documents/parts/svg.ts'
import { areaOf } from '../../documents/place/geometry.ts'

/** Rings with less than this area, in squared steps of the grid, are noise. */
const SMALLEST = 12

/** A ring drawn with a calm hand: neighbours are averaged, and every few points one is kept. */
export function soften(
  ring: readonly Point[],
  { rounds, every }: { rounds: number; every: number },
) {
  let points = ring
  for (let round = 0; round < rounds; round++) {
    points = points.map(([x, y], i): Point => {
      const [[ax, ay], [bx, by]] = [
        points.at(i - 1) ?? [x, y],
        points[(i + 1) % points.length] ?? [x, y],
      ]
      return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4]
    })
  }
  return points.filter((_, i) => i % every === 0)
}

/** Whether a ring is large enough to be drawn. */
export function isWorthDrawing(ring: readonly Point[]): boolean {
  return ring.length > 8 && areaOf(ring) > SMALLEST
}
