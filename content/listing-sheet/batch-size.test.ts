import { expect, test } from 'vitest'
import { FIRST_SIZE, nextSize } from './batch-size.ts'

/** The sizes of the first batches when each listing takes this long. */
function sizesAt(msEach: number, count = 12): number[] {
  const sizes = [FIRST_SIZE]
  while (sizes.length < count) {
    const size = sizes.at(-1) ?? 0
    sizes.push(nextSize(size, size * msEach))
  }
  return sizes
}

test('batches grow by at most twice, to as many listings as take 120 ms', () => {
  expect(sizesAt(10, 5)).toEqual([4, 8, 12, 12, 12])
  expect(sizesAt(1).at(-1)).toBe(50)
})

test('on a slow machine a batch has one listing, and after a slow one the next is smaller', () => {
  expect(sizesAt(400, 3)).toEqual([4, 1, 1])
  expect(nextSize(12, 1200)).toBe(1)
  expect(nextSize(1, 20)).toBe(2)
})

test('a batch without measurable time is doubled', () => {
  expect(nextSize(4, 0)).toBe(8)
})
