import { expect, test } from 'vitest'
import { offsetBetween } from './offsets.ts'

const at = (left: number, top = 0, width = 10, text = 'a') => ({ left, top, width, text })

test('a part that has moved gets the offset back to its original position', () => {
  expect(offsetBetween([at(10, 5), at(20, 5)], [at(13), at(23)])).toEqual({
    x: -3,
    y: 5,
    isUniform: true,
  })
})

test('fragments that have changed their order have no uniform offset', () => {
  expect(offsetBetween([at(10), at(20)], [at(20), at(10)]).isUniform).toBe(false)
  expect(offsetBetween([at(10), at(20)], [at(10), at(10, 20)]).isUniform).toBe(false)
})

test("invisible fragments don't count", () => {
  const shown = [at(10), at(0, 0, 0), at(20), at(30, 0, 4, '\u00ad')]
  const split = [at(15), at(90, 0, 0), at(25), at(0, 0, 4, '\u00ad')]
  expect(offsetBetween(shown, split)).toEqual({ x: -5, y: 0, isUniform: true })
  expect(offsetBetween([], [])).toEqual({ x: 0, y: 0, isUniform: true })
})
