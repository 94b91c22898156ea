import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse, wordsOnly } from './fixture.ts'
import { MOST_ROWS } from './most-rows.ts'
import { rowsOf } from './rows.ts'
import { Accordion5050 } from './view.tsx'

const html = (accordion: typeof full, at = place) =>
  renderToStaticMarkup(<Accordion5050 {...accordion} place={at} />)

test('one row is open at the start, and rows of one block close each other', () => {
  expect(html(full).match(/<details/g)).toHaveLength(4)
  expect(html(full).match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect(html(full)).toMatch(/^<section[^>]*>.*?<details[^>]* open=""[^>]*>.*?Swim/)
  expect(new Set(html(full).match(/name="[^"]*"/g))).toEqual(new Set(['name="rows-7"']))
  expect(html(full, { ...place, id: '8' })).toContain('name="rows-8"')
})

test('every row has its title as an h2, for the block has none above it', () => {
  expect(html(full).match(/<h2/g)).toHaveLength(4)
  expect(html(full)).toContain('06:40</span><h2')
})

test('every row names the picture it brings up', () => {
  expect(html(full).match(/data-shows="\d"/g)).toEqual([0, 1, 2, 3].map((n) => `data-shows="${n}"`))
  expect(html(full)).toContain('alt="A terrace at sunset, lanterns over set tables"')
})

test('a row without a picture keeps the one before it, the first takes the next', () => {
  const { rows, pictures } = rowsOf(extreme.links)
  expect(rows.slice(0, 4).map(({ shows }) => shows)).toEqual([0, 0, 0, 1])
  expect(pictures).toHaveLength(MOST_ROWS)
  expect(rows.at(-1)?.shows).toBe(MOST_ROWS - 1)
})

test('the stylesheet pairs as many rows with pictures as the model allows', () => {
  const css = readFileSync(new URL('accordion-5050.module.css', import.meta.url), 'utf8')
  for (let row = 0; row < MOST_ROWS; row++) {
    expect(css).toContain(
      `.accordion:has([data-shows="${row}"][open]) .picture:nth-child(${row + 1})`,
    )
  }
})

test('a row without a title goes by its eyebrow; without either it is left out', () => {
  const titles = rowsOf(extreme.links).rows.map(({ title }) => title)
  expect(titles[2]).toContain('<script>')
  expect(html(extreme).match(/<details/g)).toHaveLength(12)
})

test('without pictures the rows widen and no stage is left behind', () => {
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wide/)
  expect(html(wordsOnly)).not.toMatch(/<img|stage/)
})

test('a row with nothing but a title opens no panel', () => {
  expect(html(sparse)).not.toMatch(/panel|<(a|p|img)\b/)
})

test('no rows is nothing', () => {
  expect(html({ ...full, links: [] })).toBe('')
})

test('the side follows the editor', () => {
  expect(html(full)).toMatch(/<section class="[^"]*left/)
  expect(html({ ...full, left: false })).not.toMatch(/<section class="[^"]*left/)
  expect(html(full)).toContain(', (min-width: 1024px) 53vw, 92vw"')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
