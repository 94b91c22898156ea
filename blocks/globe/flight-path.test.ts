import { expect, test } from 'vitest'
import { flightPath, pointOn, pointsOn } from './flight-path.ts'
import { vectorOf } from './sphere.ts'

const [near, far] = [vectorOf({ lat: 40, lng: 0 }), vectorOf({ lat: 50, lng: 20 })]
const antipode = vectorOf({ lat: -40, lng: 179 })
const height = ({ x, y, z }: ReturnType<typeof vectorOf>) => Math.hypot(x, y, z)

test('begins and ends on the ground and is highest half way', () => {
  const path = flightPath(near, far)
  expect(pointOn(path, 0)).toEqual(near)
  expect(height(pointOn(path, 1))).toBeCloseTo(1)
  expect(height(pointOn(path, 0.5))).toBeGreaterThan(height(pointOn(path, 0.4)))
  expect(height(pointOn(path, 0.5))).toBeGreaterThan(height(pointOn(path, 0.6)))
})

test('longer flights are higher', () => {
  const half = (to: typeof far) => height(pointOn(flightPath(near, to), 0.5))
  expect(half(antipode)).toBeGreaterThan(half(far) + 0.5)
})

test('a partly drawn flight ends at its drawn share', () => {
  const path = flightPath(near, far)
  const points = pointsOn(path, 0.5, 8)
  expect(points).toHaveLength(9)
  expect(points.at(-1)).toEqual(pointOn(path, 0.5))
})
