import { expect, test } from 'vitest'
import { extentOf } from './extent.ts'

test('the land reaches as far as its places, and the names are below the header', () => {
  const places = [
    { x: 10, y: 20 },
    { x: 90, y: 80 },
    { x: null, y: 5 },
  ]
  expect(extentOf(places, [{ x: 50, y: 12 }])).toEqual({
    '--mid-x': 0.5,
    '--mid-y': 0.5,
    '--north': 0.12,
    '--wide': 0.8,
  })
})

test('one place alone is not shown larger than ten times, and no place has no extent', () => {
  expect(extentOf([{ x: 30, y: 40 }], [])).toMatchObject({ '--mid-x': 0.3, '--wide': 0.1 })
  expect(extentOf([], [{ x: 50, y: 12 }])).toEqual({})
})
