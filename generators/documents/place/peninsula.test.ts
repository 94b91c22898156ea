import { expect, test } from 'vitest'
import { areaOf, distance, isInside, lengthOf } from './geometry.ts'
import { buoys, ford, gap, jetty, meadow, places, road, shorePath, water } from './peninsula.ts'

test('the lagoon on the map is as large as copy.json says', () => {
  expect(lengthOf([...shorePath, shorePath[0] ?? places.marina])).toBeCloseTo(4000, -2)
  expect(lengthOf(ford)).toBeCloseTo(400, -1)
  expect(distance(...gap)).toBeCloseTo(40)
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
