import type { Point } from './places.ts'

/** The width of the narrowest plan, in CSS pixels. */
const NARROWEST = 320
/** How far apart pins are there: enough for fingers (24), and for rounding. */
const APART = 25
/** On plans from this width on, pins are where their places are, however close. */
const WIDEST = 1000
/** How often all pins are pushed; after that the rest is a part of a pixel. */
const ROUNDS = 400

/** How a pin makes way for others on narrow plans. */
export type Spread = {
  /** How it is moved for each pixel that the plan is narrower than `free`. */
  dx: number
  dy: number
  /** How wide its square may be without meeting another, in per cent of the plan's width. */
  room: number
}

type Spot = { x: number; y: number }

/**
 * Moves pins apart on narrow plans, as little as needed, so that each can be pressed. They are spread
 * for the narrowest plan; the wider the plan, the nearer they are to their places, and at a width of
 * `free`, in CSS pixels, they are there.
 */
export function spreadPins(
  pins: readonly Point[],
  ratio: number,
): { free: number; spreads: readonly Spread[] } {
  const places = pins.map(({ x, y }) => ({ x: x / 100, y: y / 100 / ratio }))
  const natural = roomsOf(places)
  const free = Math.min(WIDEST, Math.ceil(APART / Math.min(1, ...natural)))
  const lack = Math.max(1, free - NARROWEST)
  const spots = free > NARROWEST ? apart(places, { x: 1, y: 1 / ratio }) : places
  const rooms = roomsOf(spots)
  const spreads = places.map((place, at) => {
    const { x, y } = spots[at] ?? place
    const move = (way: number) => Number(((way * NARROWEST) / lack).toFixed(3))
    const room = Math.min(rooms[at] ?? 1, natural[at] ?? 1)
    return { dx: move(x - place.x), dy: move(y - place.y), room: Math.round(room * 1e4) / 100 }
  })
  return { free, spreads }
}

/**
 * Pushes points apart within a frame until no two squares overlap. Two pins part along the axis on
 * which their places are further apart, so that on their way back to them, too, they do not meet.
 */
function apart(places: readonly Spot[], frame: Spot): Spot[] {
  const size = APART / NARROWEST
  const spots = places.map((place) => ({ ...place }))
  const pairs = spots.flatMap((one, at) => {
    return spots.slice(at + 1).map((other) => ({ one, other, ...wayBetween(one, other) }))
  })
  for (let round = 0; round < ROUNDS; round++) {
    for (const { one, other, axis, sign } of pairs) {
      const over = size - (other[axis] - one[axis]) * sign
      if (over <= 0) continue
      one[axis] -= (over / 2) * sign
      other[axis] += (over / 2) * sign
    }
    for (const spot of spots) {
      spot.x = Math.min(frame.x - size / 2, Math.max(size / 2, spot.x))
      spot.y = Math.min(frame.y - size / 2, Math.max(size / 2, spot.y))
    }
  }
  return spots
}

/** The axis on which two points are further apart, and in which direction the other one lies. */
function wayBetween(one: Spot, other: Spot) {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y'
  return { axis, sign: (axis === 'x' ? x : y) < 0 ? -1 : 1 } as const
}

/** The way from each point to the nearest other one, along the longer axis; for a lonely one 1. */
function roomsOf(points: readonly Spot[]): number[] {
  return points.map((point, at) => {
    const others = points.filter((_, index) => index !== at)
    const ways = others.map(({ x, y }) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)))
    return Math.min(1, ...ways)
  })
}
