export type Point = { x: number; y: number }
/** How far a picture is moved from the middle of the stage, in pixels, and how much it is enlarged. */
export type View = Point & { scale: number }
export type Size = { width: number; height: number }

export const WHOLE: View = { x: 0, y: 0, scale: 1 }
/** Further in there is nothing more to see. */
export const MOST = 4

/** Enlarged so that what is at a point, counted from the middle of the stage, stays there. */
export function zoomedAt(view: View, scale: number, point: Point): View {
  const held = clamp(scale, 1, MOST)
  const by = held / view.scale
  const move = (at: number, fixed: number) => fixed - (fixed - at) * by
  return { scale: held, x: move(view.x, point.x), y: move(view.y, point.y) }
}

export function panned(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x, y: view.y + y }
}

/** Moved back so that no more ground shows beside the picture than has to. */
export function heldIn(view: View, picture: Size, stage: Size): View {
  if (view.scale <= 1) return WHOLE
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

export function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most)
}
