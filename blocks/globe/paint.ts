import { HALF, RADIUS } from './measures.ts'
import { paintLand } from './paint-land.ts'
import type { Palette } from './palette.ts'
import { isHidden, type Place, turnTo, type Vector } from './sphere.ts'

/** A flight as it is shown now; all shares are from 0 to 1. */
export type ShownFlight = {
  airport: Vector
  /** The path from the property to the airport. */
  points: readonly Vector[]
  /** The drawn share of the path. */
  drawn: number
  /** How strongly it is highlighted. */
  lit: number
  /** The position of the aircraft, from the airport to the property; null while none flies. */
  flown: number | null
}

/** A community as it is shown now. */
export type ShownCommunity = { point: Vector; chosen: number }

export type Picture = {
  centre: Place
  land: Float32Array
  property: Vector | null
  flights: readonly ShownFlight[]
  communities: readonly ShownCommunity[]
  /** How far the flights fade behind the communities, from 0 to 1. */
  back: number
}

type Point = { x: number; y: number }

/** Paints the globe on a canvas of `size` device pixels. */
export function paint(
  context: CanvasRenderingContext2D,
  size: number,
  palette: Palette,
  picture: Picture,
): void {
  const scale = size / (2 * HALF)
  const turn = turnTo(picture.centre)
  context.setTransform(scale, 0, 0, scale, size / 2, size / 2)
  context.clearRect(-HALF, -HALF, 2 * HALF, 2 * HALF)
  paintSea(context, palette)
  paintLand(context, palette.land, picture, scale)
  const isAnyLit = Math.max(0, ...picture.flights.map(({ lit }) => lit))
  for (const { point, chosen } of picture.communities)
    paintCommunity(context, palette, turn(point), chosen)
  for (const flight of picture.flights) {
    const faint = (1 - 0.72 * isAnyLit * (1 - flight.lit)) * (1 - 0.7 * picture.back)
    paintFlight(context, palette, { ...flight, points: flight.points.map(turn) }, faint)
    paintAirport(context, palette, turn(flight.airport), flight)
  }
  if (picture.property) paintSun(context, palette, turn(picture.property))
}

function paintSea(context: CanvasRenderingContext2D, { sea, rim }: Palette) {
  circle(context, { x: 0, y: 0 }, RADIUS)
  context.fillStyle = sea
  context.fill()
  context.lineWidth = 0.8
  context.strokeStyle = rim
  context.stroke()
}

function paintCommunity(
  context: CanvasRenderingContext2D,
  { ring, hole, sun }: Palette,
  point: Vector,
  chosen: number,
) {
  if (point.z <= 0) return
  const at = onPicture(point)
  circle(context, at, 4 + chosen)
  context.fillStyle = hole
  context.fill()
  context.lineWidth = 1.2
  context.strokeStyle = chosen > 0.5 ? sun : ring
  context.stroke()
  if (chosen === 0) return
  context.globalAlpha = chosen
  circle(context, at, 5 + 6 * chosen)
  context.lineWidth = 0.8
  context.stroke()
  context.globalAlpha = 1
}

function paintFlight(
  context: CanvasRenderingContext2D,
  { sun }: Palette,
  { points, drawn, lit, flown }: ShownFlight,
  faint: number,
) {
  context.strokeStyle = sun
  context.lineCap = 'round'
  context.globalAlpha = faint
  context.lineWidth = 1 + 0.5 * lit
  line(context, upTo(points, drawn))
  if (flown !== null) {
    const back = upTo(points.toReversed(), flown)
    context.globalAlpha = 1
    context.lineWidth = 2.4
    line(context, back)
    const here = back.at(-1)
    if (here && !isHidden(here)) {
      circle(context, onPicture(here), 4)
      context.fillStyle = sun
      context.fill()
    }
  }
  context.globalAlpha = 1
}

function paintAirport(
  context: CanvasRenderingContext2D,
  { airport }: Palette,
  point: Vector,
  { drawn, lit }: ShownFlight,
) {
  if (point.z <= 0) return
  circle(context, onPicture(point), 2 + 0.6 * Number(drawn === 1) + 1.6 * lit)
  context.fillStyle = airport
  context.fill()
}

function paintSun(context: CanvasRenderingContext2D, { sun }: Palette, point: Vector) {
  if (point.z <= 0) return
  const at = onPicture(point)
  context.strokeStyle = context.fillStyle = sun
  context.lineWidth = 0.8
  for (const radius of [15, 9]) {
    circle(context, at, radius)
    context.stroke()
  }
  circle(context, at, 4.4)
  context.fill()
}

/** The first part of a line, cut at a share of it. */
function upTo(points: readonly Vector[], share: number): Vector[] {
  const end = share * (points.length - 1)
  const whole = points.slice(0, Math.floor(end) + 1)
  const [last, next] = [whole.at(-1), points[whole.length]]
  if (!last || !next) return whole
  const part = end % 1
  const between = (axis: keyof Vector) => last[axis] + (next[axis] - last[axis]) * part
  return [...whole, { x: between('x'), y: between('y'), z: between('z') }]
}

function line(context: CanvasRenderingContext2D, points: readonly Vector[]) {
  context.beginPath()
  let isDown = false
  for (const point of points) {
    const { x, y } = onPicture(point)
    if (isHidden(point)) isDown = false
    else if (isDown) context.lineTo(x, y)
    else {
      context.moveTo(x, y)
      isDown = true
    }
  }
  context.stroke()
}

function circle(context: CanvasRenderingContext2D, { x, y }: Point, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
}

function onPicture({ x, y }: Point): Point {
  return { x: x * RADIUS, y: -y * RADIUS }
}
