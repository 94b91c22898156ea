import { expect, test } from 'vitest'
import { type Limits, within } from './limits.ts'
import type { View } from './view.ts'

const limits: Limits = {
  nearest: 10,
  farthest: 160,
  minX: -50,
  maxX: 50,
  minZ: -20,
  maxZ: 30,
  homeX: 0,
  homeZ: 5,
  low: 30,
  high: 45,
}
const view: View = { x: 0, z: 0, distance: 40, bearing: 400, tilt: 0, right: 0, down: 0 }

test('the distance of the view has a least and a greatest value', () => {
  expect(within({ ...view, distance: 1 }, limits).distance).toBe(10)
  expect(within({ ...view, distance: 999 }, limits).distance).toBe(160)
})

test('the centre of a near view stays over the model', () => {
  expect(within({ ...view, distance: 10, x: 400, z: -400 }, limits)).toMatchObject({
    x: 50,
    z: -20,
  })
})

test('the farther the view, the closer to the first one it stays', () => {
  const rooms = [10, 40, 80, 160].map((distance) => within({ ...view, distance, x: 400 }, limits).x)
  expect(rooms).toEqual([...rooms].sort((a, b) => b - a))
  expect(rooms.at(-1)).toBeLessThan(10)
})

test('near views look from lower down', () => {
  expect(within({ ...view, distance: 10 }, limits).tilt).toBe(30)
  expect(within({ ...view, distance: 160 }, limits).tilt).toBe(45)
  expect(within({ ...view, distance: 40 }, limits).tilt).toBeCloseTo(37.5)
})

test('a view within the limits keeps its bearing', () => {
  expect(within(view, limits).bearing).toBe(400)
})
