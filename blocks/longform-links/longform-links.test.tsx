import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { LongformLinks } from './view.tsx'

const html = (longform: typeof full) =>
  renderToStaticMarkup(<LongformLinks {...longform} place={place} />)

test('each label leads to its part', () => {
  expect(html(full)).toMatch(/<nav [^>]*aria-label="In this section" data-labels="">/)
  expect(html(full)).toContain('<a href="#history">History</a>')
  expect(html(full)).toMatch(/<div id="history"[^>]*><h2[^>]*>.*Salt, then nothing/)
})

test('nobody has read anything yet: without scripts no label is marked', () => {
  expect(html(full)).not.toContain('aria-current')
})

test('an anchor that is missing, wrong or taken gives way to an id of its own', () => {
  const ids = Array.from(html(extreme).matchAll(/<div id="([^"]+)"/g), ([, id]) => id)
  expect(ids).toEqual(['same', 'item-i2', 'item-i3', 'item-i5'])
})

test('a part without a label is labelled by its title, without either not at all', () => {
  expect(html(extreme)).toMatch(/<a href="#same">The long way down/)
  expect(html(extreme)).not.toContain('href="#item-i5"')
})

test('a single part needs no labels, and a part without a title no heading', () => {
  expect(html(sparse)).not.toMatch(/<nav|<h2/)
  expect(html(sparse)).toContain('aria-label="In detail"')
})

test('parts without words are left out, and no parts are nothing', () => {
  expect(html(extreme)).not.toContain('Nothing')
  expect(html({ items: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
