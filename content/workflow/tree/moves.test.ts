import fc from 'fast-check'
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
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
  const move = fc.record({
    lists: fc.tuple(ids, fc.array(fc.nat(2), { minLength: 8, maxLength: 8 })),
    row: fc.nat(),
    list: fc.constantFrom('0', '1', '2'),
    before: fc.constantFrom(...'abcdefgh'),
  })
  fc.assert(
    fc.property(move, ({ lists: [all, places], row, list, before }) => {
      const of = (n: number) => all.filter((_, i) => places[i] === n).map((id) => ({ id }))
      const lists = { 0: of(0), 1: of(1), 2: of(2) }
      const one = { id: all[row % all.length] ?? '' }
      const back = (after: Lists<Row>) => moved(after, one, placeOf(lists, one.id))
      expect(back(moved(lists, one, { list, before }))).toEqual(lists)
      expect(back(moved(lists, one, undefined))).toEqual(lists)
      const down = nextPlace(lists, one.id, 1)
      const after = moved(lists, one, down)
      if (down) expect(moved(after, one, nextPlace(after, one.id, -1))).toEqual(lists)
    }),
  )
})
