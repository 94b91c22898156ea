import { expect, test } from 'vitest'
import { dropPlace, type Item } from './drop-place.ts'

const link = (id: string): Item => ({ id, link: { id, label: id, to: '' } })
const spa: Item = {
  id: 'spa',
  page: {
    ...{ key: 'pages:1', title: 'Spa', noun: 'Page', path: '/spa', state: 'published' },
    ...{ form: '', isCounted: false, link: {} },
  },
}
const ITEMS: Item[] = [
  { id: 'menu', list: 'menu' },
  link('a'),
  link('b'),
  { id: 'menu2', list: 'menu2' },
  link('c'),
  { id: 'outside' },
  spa,
]

test.each([
  ['a row down in its list', 1, 2, { to: { list: 'menu' } }],
  ['a row up in its list', 2, 1, { to: { list: 'menu', before: 'a' } }],
  ['a row into the next list', 1, 3, { to: { list: 'menu2', before: 'c' } }],
  ['a row to the end of the next list', 1, 4, { to: { list: 'menu2' } }],
  ['a row above the first heading', 2, 0, { to: { list: 'menu', before: 'a' } }],
  ['a row out of the menu', 1, 5, { to: undefined }],
  ['a page into the menu', 6, 2, { to: { list: 'menu', before: 'b' } }],
  ['a page onto the heading of a list', 6, 3, { to: { list: 'menu' } }],
  ['a page among pages', 6, 6, undefined],
  ['a row nowhere', 1, -1, undefined],
])('%s is dropped in its place', (_, from, onto, expected) => {
  expect(dropPlace(ITEMS, from, onto)).toEqual(expected)
})
