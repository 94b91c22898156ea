import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, mirrored, sparse } from './fixture.ts'
import { Listings5050 } from './view.tsx'

const html = (listings: typeof full) =>
  renderToStaticMarkup(<Listings5050 {...listings} place={place} />)

test('every row is one link, named by its words alone', () => {
  const [first, ...rest] = html(full).match(/<li><a .*?<\/a><\/li>/g) ?? []
  expect(first).toMatch(/href="\/real-estate\/lagoon-villas".*>Lagoon Villas<.*alt=""/)
  expect(rest).toHaveLength(3)
})

test('the words stand beside them, with a button', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*href="\/real-estate".*Real estate overview.*<ul/)
  expect(html(full)).toContain('aria-labelledby="title-7"')
})

test('the rows change sides', () => {
  expect(html(mirrored)).toMatch(/<section class="[^"]*left/)
  expect(html(full)).not.toMatch(/<section class="[^"]*left/)
})

test('a row that leads nowhere is not shown', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(extreme.links.length - 1)
})

test('rows without words take the width, and the block keeps a name', () => {
  expect(html(sparse)).toMatch(/aria-label="Real estate".*<ul class="[^"]*alone/)
  expect(html(sparse)).not.toMatch(/<(img|h2)\b/)
})

test('neither words nor rows are nothing; words alone are words', () => {
  expect(html({ ...sparse, links: [] })).toBe('')
  expect(html({ ...full, links: [] })).not.toContain('<ul')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
