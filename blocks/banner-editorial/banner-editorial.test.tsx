import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import * as fixtures from './fixture.ts'
import { BannerEditorial } from './view.tsx'

const { full, extreme, sparse, wordless } = fixtures

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerEditorial {...banner} place={place} />)

test('words stand on a paper under an h2 that names the block', () => {
  expect(html(full)).toMatch(/^<section[^>]* aria-labelledby="title-7"/)
  expect(html(full)).toMatch(/<div class="[^"]*paper[^"]*"><h2 id="title-7"/)
  expect(html(full)).toContain('moved eleven, and put them back.')
})

test('background and portrait keep their alternative texts', () => {
  expect(html(full)).toContain('alt="The whole peninsula from the air')
  expect(html(full)).toMatch(/<figure.*alt="Leaf shadow on a limestone wall/)
  expect(html(full)).toContain('--ar:0.75')
})

test('only with a background does a page open with its header over the picture', () => {
  expect(html(full)).toContain('data-over-media')
  expect(html(fixtures.withoutBackground)).not.toContain('data-over-media')
})

test('what is missing leaves no box behind, and the rest knows', () => {
  expect(html(fixtures.withoutPortrait)).toMatch(/<section class="[^"]*alone/)
  expect(html(fixtures.withoutPortrait)).not.toContain('<figure')
  expect(html(fixtures.withoutBackground)).toMatch(/<section class="[^"]*bare/)
  expect(html(wordless)).toMatch(/<section class="[^"]*wordless/)
  expect(html(wordless)).not.toMatch(/paper|<h2/)
  expect(html(wordless)).toContain('aria-label="Editorial"')
})

test('a picture that is gone counts as none', () => {
  expect(html(fixtures.lost)).toMatch(/<section class="[^"]*bare[^"]*alone/)
  expect(html(fixtures.lost)).not.toContain('<img')
})

test('a title alone is enough, nothing is nothing', () => {
  expect(html(sparse)).not.toMatch(/<(p|figure|img)\b/)
  expect(html({ ...sparse, title: ' ' })).toBe('')
})

test('a long title takes the next smaller step', () => {
  expect(html(full)).toMatch(/<h2[^>]*\bd2"/)
  expect(html(extreme)).toMatch(/<h2[^>]*data-long/)
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('the portrait may be a film', () => {
  expect(html(fixtures.withFilm)).toMatch(/<figure[^>]*><span [^>]*data-film="in-view"/)
})
