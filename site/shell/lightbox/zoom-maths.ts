export type Point = { x: number; y: number }
/** The offset of a picture from the middle of the stage, in pixels, and its scale. */
export type View = Point & { scale: number }
type Size = { width: number; height: number }

export const UNZOOMED: View = { x: 0, y: 0, scale: 1 }
/** Beyond this scale no more detail shows. */
export const MAX_SCALE = 4

/** Scales around a point, given relative to the middle of the stage. */
export function zoomAt(view: View, scale: number, point: Point): View {
  const clamped = clamp(scale, 1, MAX_SCALE)
  const by = clamped / view.scale
  const move = (at: number, fixed: number) => fixed - (fixed - at) * by
  return { scale: clamped, x: move(view.x, point.x), y: move(view.y, point.y) }
}

export function panBy(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x, y: view.y + y }
}

/** Limits the offset so that the picture covers the stage as far as it can. */
export function clampView(view: View, picture: Size, stage: Size): View {
  if (view.scale <= 1) return UNZOOMED
  const hold = (at: number, length: number, room: number) => {
    const most = Math.max(0, (length * view.scale - room) / 2)
    return clamp(at, -most, most)
  }
  const x = hold(view.x, picture.width, stage.width)
  return { ...view, x, y: hold(view.y, picture.height, stage.height) }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

export function vector(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most)
}
