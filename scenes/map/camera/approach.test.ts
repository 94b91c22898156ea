import { expect, test } from 'vitest'
import { shortestTurn } from './approach.ts'

test.for([
  [350, 10, 20],
  [10, 350, -20],
  [0, 180, -180],
  [90, 90, 0],
  [-700, 30, 10],
])('from %d to %d degrees is a turn of %d', ([start = 0, end = 0, turn = 0]) => {
  expect(shortestTurn(start, end)).toBe(turn)
})
