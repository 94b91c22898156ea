import { expect, test } from 'vitest'
import { soften } from './contact.ts'

test('objects on the ground have a soft shade around them, and none further away', () => {
  const grid = new Uint8Array(21 * 15)
  for (let row = 5; row < 10; row++)
    for (let column = 8; column < 13; column++) grid[row * 21 + column] = 255
  const soft = soften(soften(grid, 21, 15, 1), 21, 15, 1)
  const at = (column: number, row: number) => soft[row * 21 + column] ?? 0
  expect(at(10, 7)).toBe(255)
  expect(at(7, 7)).toBeGreaterThan(20)
  expect(at(7, 7)).toBeLessThan(at(8, 7))
  expect(at(7, 7)).toBe(at(13, 7))
  expect(at(3, 7)).toBe(0)
  expect(at(10, 1)).toBe(0)
})

test('blurred shade at one edge does not wrap around to the opposite edge', () => {
  const grid = new Uint8Array(10 * 4)
  grid[9] = 255
  const soft = soften(soften(grid, 10, 4, 2), 10, 4, 2)
  expect(soft[10]).toBe(soft[0])
  expect(soft[0]).toBe(0)
})
