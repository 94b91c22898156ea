import type { Point } from '../parts/svg.ts'

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay)
}

/** The length of a line through points. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + distance(points[i] ?? point, point), 0)
}

/** The area of a polygon. */
export function areaOf(points: readonly Point[]): number {
  const parts = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return x * nextY - nextX * y
  })
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay]
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)
}

/** The point at a distance along a line. */
export function pointAlong(points: readonly Point[], length: number): Point {
  let left = length
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i] ?? to
    const part = distance(from, to)
    if (left <= part && part > 0) {
      return [
        from[0] + ((to[0] - from[0]) * left) / part,
        from[1] + ((to[1] - from[1]) * left) / part,
      ]
    }
    left -= part
  }
  return points.at(-1) ?? [0, 0]
}

/** The same line in steps of equal length. */
export function inSteps(points: readonly Point[], step: number): Point[] {
  const count = Math.round(lengthOf(points) / step)
  const exact = lengthOf(points) / count
  return Array.from({ length: count + 1 }, (_, i) => pointAlong(points, i * exact))
}

/** How far along a line the place is that lies nearest to a point. */
export function nearestAlong(points: readonly Point[], place: Point): number {
  const steps = inSteps(points, 5)
  const nearest = steps.reduce((best, point, i) => {
    return distance(point, place) < distance(steps[best] ?? point, place) ? i : best
  }, 0)
  return (nearest / (steps.length - 1)) * lengthOf(points)
}
