import type { Point } from '../parts/svg.ts'
import { inSteps } from './geometry.ts'
import data from './peninsula.json' with { type: 'json' }
import { outset } from './rings.ts'

/*
 * The plan of Punta Alba in metres, east and south of the corner of `models/plan.webp`, which shows
 * a metre for each three of its pixels. The bar and the western half of the lagoon, most of which the
 * picture leaves out, are drawn from the words in copy.json; `peninsula.test.ts` holds them to their
 * numbers.
 */
const points = (list: number[][]): Point[] => list.map(([x = 0, y = 0]) => [x, y])
const point = ([x = 0, y = 0]: number[]): Point => [x, y]

const shore = points(data.shore)
const barInside = points(data.barInside)

export const land: Point[] = [...points(data.coast), ...shore, ...points(data.mainland)]
export const bar: Point[] = [...barInside, ...points(data.barOutside)]
export const water: Point[] = [...barInside, ...shore]
export const meadow = points(data.meadow)
export const channel = points(data.channel)
export const road = points(data.road)
export const lanes = data.lanes.map(points)
export const jetty = points(data.jetty)
export const ford = points(data.ford)
export const wall = points(data.wall)
export const pans = points(data.pans)
export const piers = data.pier.map(points)

export const places = {
  gatehouse: point(data.gatehouse),
  lighthouse: point(data.lighthouse),
  marina: point(data.marina),
  beachClub: point(data.beachClub),
  boathouse: point(data.boathouse),
  pavilion: point(data.pavilion),
}

/** The two sides of the gap. */
export const gap: [Point, Point] = [barInside.at(-1) ?? [0, 0], shore[0] ?? [0, 0]]

/** The path round the lagoon, clockwise; a punt crosses the gap. */
export const shorePath: Point[] = outset(water, 26).reverse()

/** One white buoy for the swimming water, and eleven round the meadow, from its eastern end. */
export const buoys: Point[] = [point(data.firstBuoy), ...roundTheMeadow(11)]

function roundTheMeadow(count: number): Point[] {
  const ring = [...meadow.slice(7), ...meadow.slice(0, 8)]
  return inSteps(ring, 1).filter((_, i, all) => i % Math.ceil(all.length / count) === 0)
}
