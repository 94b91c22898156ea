import { expect, test } from 'vitest'
import copy from '../../../demo/copy.json' with { type: 'json' }
import content from '../lagoon-guide/content.json' with { type: 'json' }
import { kilometresTo } from '../lagoon-guide/stops.ts'
import type { Point } from '../parts/svg.ts'
import { areaOf, distance, isInside, lengthOf } from './geometry.ts'
import { groundOf } from './model.ts'
import { buoys, ford, gap, jetty, meadow, places, road, shorePath, water } from './peninsula.ts'

test('the lagoon on the map is as large as copy.json says', () => {
  expect(lengthOf([...shorePath, shorePath[0] ?? places.marina])).toBeCloseTo(4000, -2)
  expect(lengthOf(ford)).toBeCloseTo(400, -1)
  expect(distance(...gap)).toBeCloseTo(40, -1)
  expect(lengthOf(jetty)).toBeCloseTo(60, -1)
})

test('two kilometres lie between the gatehouse and the lighthouse', () => {
  const eastOfTheGatehouse = road.filter(([x]) => x >= places.gatehouse[0])
  const metres = lengthOf([...eastOfTheGatehouse, places.lighthouse])
  expect(metres / 1000).toBeCloseTo(2, 1)
})

test('the meadow has eleven hectares, lies in the lagoon and begins at the second buoy', () => {
  expect(areaOf(meadow) / 10_000).toBeCloseTo(11, 1)
  expect(meadow.filter((point) => !isInside(point, water))).toEqual([])
  const [first = places.marina, second = places.marina] = buoys
  expect(isInside(first, meadow)).toBe(false)
  expect(Math.max(...meadow.map(([x]) => x))).toBe(second[0])
})

test('the map of the guide has the scale of the model, and the stops of its walk are in order', () => {
  const units = Math.hypot(
    ...[0, 1].map((axis) => unitsTo('marina', axis) - unitsTo('pavilion', axis)),
  )
  expect(distance(places.marina, places.pavilion)).toBeCloseTo(units * copy.map.metres, 0)
  const along = content.walk.stops.map(({ place }) => Number(kilometresTo(place)))
  expect(along).toEqual(along.toSorted((one, other) => one - other))
  const least = (to: Point) => Math.min(...shorePath.map((one) => distance(one, to)))
  // Where the model has them, beside the path that the map draws.
  expect(least(places.marina)).toBeLessThan(30)
  expect(least(places.beachClub)).toBeLessThan(80)
})

function unitsTo(place: string, axis: number) {
  return groundOf(place)[axis] ?? 0
}
