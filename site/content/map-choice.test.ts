import { expect, test } from 'vitest'
import { mapParameters, printAt, readAt } from './map-choice.ts'

test.each([
  ['', null],
  ['at=', null],
  ['at=villa-07', 'villa-07'],
  ['utm=1&at=villa_07', 'villa_07'],
  ['at=Caf%C3%A9%20Norte', 'Café Norte'],
  ['at=first&at=second', 'first'],
  [`at=${'x'.repeat(121)}`, null],
])('the query “%s” asks for %s', (search, at) => {
  expect(readAt(search)).toBe(at)
  expect(readAt(printAt(at))).toBe(at)
})

test('all spellings of a place have the same canonical address', () => {
  for (const search of ['at=villa-07', 'at=villa%2D07', 'at=villa-07&at=villa-08']) {
    expect(mapParameters.canonical(search)).toBe('at=villa-07')
  }
})
