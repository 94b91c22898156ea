import { FIELD_OF_VIEW, heightShown, panned, type View } from './view.ts'

/** The uncovered part of a frame, as shares of half its width and height from the centre. */
type Clear = { width: number; height: number; aspect: number }

export type Point = readonly [x: number, y: number, z: number]

/** The distance from which points just fill the clear part of the frame. */
export function distanceToFit(points: readonly Point[], view: View, clear: Clear): number {
  let [near, far] = [0.01, 1]
  while (!isFitting(points, { ...view, distance: far }, clear)) {
    far *= 2
    if (far > 1e6) return far
  }
  for (let i = 0; i < 30; i++) {
    const middle = (near + far) / 2
    if (isFitting(points, { ...view, distance: middle }, clear)) far = middle
    else near = middle
  }
  return far
}

function isFitting(points: readonly Point[], view: View, { width, height, aspect }: Clear) {
  const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360)
  return points.every((point) => {
    const { right, up, depth } = seenFrom(view, point)
    if (depth <= 0) return false
    return (
      Math.abs(right) <= depth * slope * aspect * width && Math.abs(up) <= depth * slope * height
    )
  })
}

/** Moves the centre of a view to the centre of the points' bounding box on the frame. */
export function centred(points: readonly Point[], view: View): View {
  let result = view
  for (let i = 0; i < 6; i++) {
    const seen = points.map((point) => seenFrom(result, point))
    const across = seen.map(({ right, depth }) => right / depth)
    const along = seen.map(({ up, depth }) => up / depth)
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
    const shown = heightShown(result.distance) / result.distance
    result = panned(result, middle(across) / shown, -middle(along) / shown)
  }
  return result
}

/** A point relative to the camera: right of and above the centre of the view, and how far ahead. */
export function seenFrom({ x, z, distance, bearing, tilt }: View, point: Point) {
  const [turn, lean] = [(bearing * Math.PI) / 180, (tilt * Math.PI) / 180]
  const [dx, dy, dz] = [point[0] - x, point[1], point[2] - z]
  const right = Math.cos(turn) * dx + Math.sin(turn) * dz
  const ahead = Math.sin(turn) * dx - Math.cos(turn) * dz
  return {
    right,
    up: Math.cos(lean) * dy + Math.sin(lean) * ahead,
    depth: distance + Math.cos(lean) * ahead - Math.sin(lean) * dy,
  }
}
