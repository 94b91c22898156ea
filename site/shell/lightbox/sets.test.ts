import { expect, test } from 'vitest'
import { numbered, setAround } from './sets.ts'

const page = numbered(['a1', 'a2', 'b1', 'b2', 'b3', 'c1'], (name) => name[0])

test('numbers continue across the sets of a page, and lead to an index in one of them', () => {
  const found = setAround(page, 4)
  expect(found?.list.map(({ item }) => item)).toEqual(['b1', 'b2', 'b3'])
  expect(found?.list.map(({ number }) => number)).toEqual([3, 4, 5])
  expect(found?.index).toBe(1)
})

test('a set may have a single picture', () => {
  expect(setAround(page, 6)).toMatchObject({ list: [{ item: 'c1' }], index: 0 })
})

test('there is no set for a number that no picture has', () => {
  expect(setAround(page, 7)).toBeUndefined()
  expect(setAround(page, 0)).toBeUndefined()
  expect(setAround([], 1)).toBeUndefined()
})
