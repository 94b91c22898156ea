import { expect, test } from 'vitest'
import { wayBack } from './ways.ts'

const at = (left: number, top = 0, width = 10, text = 'a') => ({ left, top, width, text })

test('a piece that stands elsewhere has a way back', () => {
  expect(wayBack([at(10, 5), at(20, 5)], [at(13), at(23)])).toEqual({ x: -3, y: 5, isWhole: true })
})

test('parts that have changed their order have no way in common', () => {
  expect(wayBack([at(10), at(20)], [at(20), at(10)]).isWhole).toBe(false)
  expect(wayBack([at(10), at(20)], [at(10), at(10, 20)]).isWhole).toBe(false)
})

test('what is not shown does not count', () => {
  const shown = [at(10), at(0, 0, 0), at(20), at(30, 0, 4, '\u00ad')]
  const split = [at(15), at(90, 0, 0), at(25), at(0, 0, 4, '\u00ad')]
  expect(wayBack(shown, split)).toEqual({ x: -5, y: 0, isWhole: true })
  expect(wayBack([], [])).toEqual({ x: 0, y: 0, isWhole: true })
})
