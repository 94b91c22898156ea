import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { LongformLinks } from './view.tsx'

const html = (longform: typeof full) =>
  renderToStaticMarkup(<LongformLinks {...longform} place={place} />)

test('links each label to its part', () => {
  expect(html(full)).toMatch(/<nav [^>]*aria-label="In this section" data-labels="">/)
  expect(html(full)).toContain('<a href="#history">History</a>')
  expect(html(full)).toMatch(/<div id="history"[^>]*><h2[^>]*>.*Salt, then nothing/)
})

test('marks no label as current without JavaScript', () => {
  expect(html(full)).not.toContain('aria-current')
})

test('replaces missing, invalid and duplicate anchors by the item’s id', () => {
  const ids = Array.from(html(extreme).matchAll(/<div id="([^"]+)"/g), ([, id]) => id)
  expect(ids).toEqual(['same', 'item-i2', 'item-i3', 'item-i5'])
})

test('labels a part by its title; omits the label without either', () => {
  expect(html(extreme)).toMatch(/<a href="#same">The long way down/)
  expect(html(extreme)).not.toContain('href="#item-i5"')
})

test('renders no labels for a single part, and no heading without a title', () => {
  expect(html(sparse)).not.toMatch(/<nav|<h2/)
  expect(html(sparse)).toContain('aria-label="In detail"')
})

test('skips parts without text; renders nothing without parts', () => {
  expect(html(extreme)).not.toContain('Nothing')
  expect(html({ items: [] })).toBe('')
})
