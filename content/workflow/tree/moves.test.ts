import { expect, test } from 'vitest'
import { type Lists, moved, nextPlace, placeOf } from './moves.ts'

type Row = { id: string }
const rows = (ids: string) => [...ids].map((id) => ({ id }))
const LISTS = { menu: rows('abc'), menu2: rows(''), foot: rows('xy') }
const words = (lists: Lists<Row>) =>
  Object.values(lists).map((list) => list.map(({ id }) => id).join(''))

test.each([
  [{ list: 'menu', before: 'a' }, ['bac', '', 'xy']],
  [{ list: 'menu' }, ['acb', '', 'xy']],
  [{ list: 'menu2' }, ['ac', 'b', 'xy']],
  [{ list: 'foot', before: 'y' }, ['ac', '', 'xby']],
  [{ list: 'foot', before: 'gone' }, ['ac', '', 'xyb']],
  [undefined, ['ac', '', 'xy']],
])('a row is moved to %j', (to, expected) => {
  expect(words(moved(LISTS, { id: 'b' }, to))).toEqual(expected)
})

test('up and down go past the neighbour, and from one list into the next', () => {
  expect(nextPlace(LISTS, 'a', -1)).toBeUndefined()
  expect(nextPlace(LISTS, 'a', 1)).toEqual({ list: 'menu', before: 'c' })
  expect(nextPlace(LISTS, 'b', 1)).toEqual({ list: 'menu' })
  expect(nextPlace(LISTS, 'c', 1)).toEqual({ list: 'menu2' })
  expect(nextPlace(LISTS, 'x', -1)).toEqual({ list: 'menu2' })
  expect(nextPlace(LISTS, 'y', 1)).toBeUndefined()
})

test('every move can be taken back, and up takes back down', () => {
  const places = Object.entries(LISTS).flatMap(([list, all]) => [
    { list },
    ...all.map(({ id }) => ({ list, before: id })),
  ])
  for (const row of Object.values(LISTS).flat()) {
    const back = (after: Lists<Row>) => moved(after, row, placeOf(LISTS, row.id))
    for (const to of [undefined, ...places]) expect(back(moved(LISTS, row, to))).toEqual(LISTS)
    const down = nextPlace(LISTS, row.id, 1)
    const after = moved(LISTS, row, down)
    if (down) expect(moved(after, row, nextPlace(after, row.id, -1))).toEqual(LISTS)
  }
})
