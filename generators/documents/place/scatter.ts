import type { Point } from '../parts/svg.ts'
import { isInside } from './geometry.ts'

/** Numbers from 0 to 1 that look random and are the same each time. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Points in a polygon, on a grid that has been shaken. */
export function scatter(polygon: readonly Point[], step: number, seed = 7): Point[] {
  const roll = dice(seed)
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  const points: Point[] = []
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) {
      points.push([x + (roll() - 0.5) * step, y + (roll() - 0.5) * step])
    }
  }
  return points.filter((point) => isInside(point, polygon))
}
