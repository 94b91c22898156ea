import { expect, test } from 'vitest'
import { flightAt } from './flight.ts'
import type { View } from './view.ts'

const from: View = { x: 0, z: 0, distance: 100, bearing: 350, tilt: 40, right: 0, down: 0 }
const to: View = { x: 30, z: -10, distance: 25, bearing: 20, tilt: 30, right: -0.1, down: 0.2 }

test("a flight begins at the view's position, and ends at its target", () => {
  expect(flightAt(from, to, 0)).toEqual(from)
  const { bearing, ...end } = flightAt(from, to, 1)
  const { bearing: wanted, ...rest } = to
  expect(end).toEqual(rest)
  expect(bearing).toBe(wanted + 360)
})

test('half of the distance is covered in half of the time', () => {
  const { x, z, distance } = flightAt(from, to, 0.5)
  expect([x, z]).toEqual([expect.closeTo(15, 4), expect.closeTo(-5, 4)])
  // Higher than the geometric mean of both distances.
  expect(distance).toBeGreaterThan(50)
})

test('a flight to the current view changes nothing on the way', () => {
  expect(flightAt(from, from, 0.4)).toEqual(from)
})
