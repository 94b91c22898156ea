import type { Point, Segment } from './floor-plan.ts'

/** Whether a point is inside a polygon. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  for (const [[x1, y1], [x2, y2]] of edgesOf(polygon)) {
    const isBeside = y1 > y !== y2 > y
    if (isBeside && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

/** The area of a polygon, in square units. */
export function areaOf(polygon: readonly Point[]): number {
  const doubled = edgesOf(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0)
  return Math.abs(doubled) / 2
}

/**
 * The left, top, right and bottom of any number of points; without points, the result is not a box.
 */
export function boundsOf(points: readonly Point[]): Segment {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return [left, top, right, bottom]
}

export function middleOf([x1, y1, x2, y2]: Segment): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2]
}

/** The edges of a polygon, the last one back to its first point. */
export function edgesOf(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point])
}

/** Whether two segments cross; those that only touch do not. */
export function doCross(one: Segment, other: Segment): boolean {
  return areApart(one, other) && areApart(other, one)
}

/** Whether the ends of a segment lie on different sides of a line. */
function areApart([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean {
  const from = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const to = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
  return (from < 0 && to > 0) || (from > 0 && to < 0)
}

/** How far a segment is from a point in a direction; infinite where a ray does not meet it. */
export function distanceTo([px, py]: Point, [dx, dy]: Point, [x1, y1, x2, y2]: Segment): number {
  const [ex, ey] = [x2 - x1, y2 - y1]
  const across = dx * ey - dy * ex
  if (across === 0) return Infinity
  const along = ((x1 - px) * ey - (y1 - py) * ex) / across
  const part = ((x1 - px) * dy - (y1 - py) * dx) / across
  return along > 0 && part >= 0 && part <= 1 ? along : Infinity
}
