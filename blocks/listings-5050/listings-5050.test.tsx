import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, mirrored, sparse } from './fixture.ts'
import { Listings5050 } from './view.tsx'

const html = (listings: typeof full) =>
  renderToStaticMarkup(<Listings5050 {...listings} place={place} />)

test('renders each row as one link named by its text', () => {
  const [first, ...rest] = html(full).match(/<li><a .*?<\/a><\/li>/g) ?? []
  expect(first).toMatch(/href="\/real-estate\/lagoon-villas".*>Lagoon Villas<.*alt=""/)
  expect(rest).toHaveLength(3)
})

test('renders text and a button beside the rows', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*href="\/real-estate".*Real estate overview.*<ul/)
  expect(html(full)).toContain('aria-labelledby="title-7"')
})

test('moves the rows to the other side', () => {
  expect(html(mirrored)).toMatch(/<section class="[^"]*left/)
  expect(html(full)).not.toMatch(/<section class="[^"]*left/)
})

test('skips rows without a link', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(extreme.links.length - 1)
})

test('gives the rows the full width without text; the block keeps its name', () => {
  expect(html(sparse)).toMatch(/aria-label="Real estate".*<ul class="[^"]*alone/)
  expect(html(sparse)).not.toMatch(/<(img|h2)\b/)
})

test('renders text without rows, and nothing without both', () => {
  expect(html({ ...sparse, links: [] })).toBe('')
  expect(html({ ...full, links: [] })).not.toContain('<ul')
})
