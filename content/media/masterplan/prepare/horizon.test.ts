import { expect, test } from 'vitest'
import { horizonFrom } from './horizon.ts'
import { boxSolid } from './testing/box-solid.ts'

const house = { min: [-1, 0, -1], max: [1, 2, 1] } as const

test('a wall in the north hides the sky up to its top, and the south stays open', () => {
  const wall = boxSolid([-100, 0, -12], [100, 11, -10])
  const horizon = horizonFrom([0, 1, 0], house, [wall])
  expect(horizon).toHaveLength(72)
  expect(horizon[0]).toBe(45)
  expect(horizon[36]).toBe(0)
})

test('directions run clockwise: a tower in the east stands at 90°', () => {
  const tower = boxSolid([10, 0, -0.5], [11, 11, 0.5])
  const horizon = horizonFrom([0, 1, 0], house, [tower])
  expect(horizon.flatMap((angle, step) => (angle > 0 ? [step * 5] : []))).toEqual([90])
})

test('a wall that slants away hides less of the sky where it is farther', () => {
  const wall = boxSolid([-100, 0, -12], [100, 11, -10])
  const horizon = horizonFrom([0, 1, 0], house, [wall])
  const away = 10 / Math.cos((30 * Math.PI) / 180)
  expect(horizon[6]).toBeCloseTo((Math.atan(10 / away) * 180) / Math.PI, 1)
})

test('a house does not shade itself', () => {
  const chimney = boxSolid([0.4, 0, 0.4], [0.6, 9, 0.6])
  expect(Math.max(...horizonFrom([0, 1, 0], house, [chimney]))).toBe(0)
})

test('ground below the eye hides nothing', () => {
  const ground = boxSolid([-100, -1, -100], [100, 0, 100])
  expect(Math.max(...horizonFrom([0, 1, 0], house, [ground]))).toBe(0)
})
