import { expect, test } from 'vitest'
import { changedUntil } from './changed-until.ts'

test.each([
  ['Sea', 'Sea wind', 8],
  ['Sea wind', 'Sea', 3],
  ['Sea and wind', 'Sea wind', 4],
  ['Sea wind', 'Sea and wind', 8],
  ['aa', 'aaa', 3],
  ['', '', 0],
])('between “%s” and “%s” the cursor belongs to %i', (before, after, end) => {
  expect(changedUntil(before, after)).toBe(end)
})
