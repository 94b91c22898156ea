import type { Point } from '../parts/svg.ts'
import { inSteps, isInside } from './geometry.ts'
import {
  barInside,
  barOutside,
  coast,
  islets,
  lanes as lanesOfModel,
  places as placesOfModel,
  road as roadOfModel,
  shore,
} from './model-land.ts'
import data from './peninsula.json' with { type: 'json' }
import { outset } from './rings.ts'

/*
 * Punta Alba in metres, east and south of the corner of the map’s plan. What the map’s model has is
 * read from it; what the model leaves out, the west of the lagoon and its water, is drawn by hand
 * from the words in copy.json. `peninsula.test.ts` holds both to their numbers.
 */
const points = (list: number[][]): Point[] => list.map(([x = 0, y = 0]) => [x, y])
const point = ([x = 0, y = 0]: number[]): Point => [x, y]

const inside = [...points(data.barWestInside), ...barInside]
const inner = [...shore, ...points(data.shoreWest)]

export { islets }
export const land: Point[] = [
  ...points(data.coastWest),
  ...coast,
  ...inner,
  ...points(data.mainland),
]
export const bar: Point[] = [...inside, ...barOutside, ...points(data.barWestOutside)]
export const water: Point[] = [...inside, ...inner]
export const meadow = points(data.meadow)
export const channel = points(data.channel)
export const road: Point[] = [...points(data.roadWest), ...roadOfModel]
/** Roads and paths of the model but for that on the bar, which the shore path is. */
export const lanes = lanesOfModel.filter((lane) => lane.every((one) => isInside(one, land)))
export const jetty = points(data.jetty)
export const ford = points(data.ford)
export const piers = data.pier.map(points)
export const places = { ...placesOfModel, lighthouse: point(data.lighthouse) }

/** The two sides of the gap. */
export const gap: [Point, Point] = [inside.at(-1) ?? [0, 0], inner[0] ?? [0, 0]]

/** The path round the lagoon, clockwise; a punt crosses the gap. */
export const shorePath: Point[] = outset(water, 26).reverse()

/** The wall of the salt makers along the eastern shore, and their five pans behind it. */
export const wall: Point[] = outset(water, 38).filter(([x, y]) => x > 1100 && y > 620 && y < 950)
export const pans: Point[] = [640, 690, 745, 800, 850].flatMap((south) => {
  const behind = outset(water, 62).filter(([x]) => x > 1100)
  return behind.filter(([, y]) => y < south).slice(0, 1)
})

/** One white buoy for the swimming water, and eleven round the meadow, from its eastern end. */
export const buoys: Point[] = [point(data.firstBuoy), ...roundTheMeadow(11)]

function roundTheMeadow(count: number): Point[] {
  const ring = [...meadow.slice(7), ...meadow.slice(0, 8)]
  return inSteps(ring, 1).filter((_, i, all) => i % Math.ceil(all.length / count) === 0)
}
