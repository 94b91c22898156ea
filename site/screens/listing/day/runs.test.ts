import { expect, test } from 'vitest'
import { isInRuns, writeRuns } from './runs.ts'

test('runs of steps contain the same steps', () => {
  const days = ['0110011', '', '1', '000'].map((day) => [...day].map((step) => step === '1'))
  const runs = writeRuns(days)
  expect(runs).toBe('[[[1,2],[5,6]],[],[[0,0]],[]]')
  const read = days.map((steps, day) => steps.map((_, step) => isInRuns(runs, day, step)))
  expect(read).toEqual(days)
  expect(isInRuns(runs, 1, 0) || isInRuns(runs, 9, 0)).toBe(false)
})
