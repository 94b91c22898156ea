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

test('opens the first row; rows of one block close each other', () => {
  expect(html(full).match(/<details/g)).toHaveLength(4)
  expect(html(full).match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect(html(full)).toMatch(/^<section[^>]*>.*?<details[^>]* open=""[^>]*>.*?Swim/)
  expect(new Set(html(full).match(/name="[^"]*"/g))).toEqual(new Set(['name="rows-7"']))
  expect(html(full, { ...place, id: '8' })).toContain('name="rows-8"')
})

test('renders row titles as h2', () => {
  expect(html(full).match(/<h2/g)).toHaveLength(4)
  expect(html(full)).toContain('06:40</span><h2')
})

test('connects each row with its picture', () => {
  expect(html(full).match(/data-shows="\d"/g)).toEqual([0, 1, 2, 3].map((n) => `data-shows="${n}"`))
  expect(html(full)).toContain('alt="A terrace at sunset, lanterns over set tables"')
})

test('shows the previous picture for a row without one, the next for the first row', () => {
  const { rows, pictures } = rowsOf(extreme.links)
  expect(rows.slice(0, 4).map(({ shows }) => shows)).toEqual([0, 0, 0, 1])
  expect(pictures).toHaveLength(MOST_ROWS)
  expect(rows.at(-1)?.shows).toBe(MOST_ROWS - 1)
})

test('pairs as many rows with pictures in CSS as the model allows', () => {
  const css = readFileSync(new URL('accordion-5050.module.css', import.meta.url), 'utf8')
  for (let row = 0; row < MOST_ROWS; row++) {
    expect(css).toContain(
      `.accordion:has([data-shows="${row}"][open]) .picture:nth-child(${row + 1})`,
    )
  }
})

test('titles a row by its eyebrow; skips rows without both', () => {
  const titles = rowsOf(extreme.links).rows.map(({ title }) => title)
  expect(titles[2]).toContain('<script>')
  expect(html(extreme).match(/<details/g)).toHaveLength(12)
})

test('gives the rows the full width without pictures', () => {
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wide/)
  expect(html(wordsOnly)).not.toMatch(/<img|stage/)
})

test('renders no panel for a row with only a title', () => {
  expect(html(sparse)).not.toMatch(/panel|<(a|p|img)\b/)
})

test('renders nothing without rows', () => {
  expect(html({ ...full, links: [] })).toBe('')
})

test('puts the pictures on the chosen side', () => {
  expect(html(full)).toMatch(/<section class="[^"]*left/)
  expect(html({ ...full, left: false })).not.toMatch(/<section class="[^"]*left/)
  expect(html(full)).toContain(', (min-width: 1024px) 53vw, 92vw"')
})
