import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import * as fixtures from './fixture.ts'
import { BannerEditorial } from './view.tsx'

const { full, extreme, sparse, wordless } = fixtures

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerEditorial {...banner} place={place} />)

test('renders the text on a sheet, named by its h2', () => {
  expect(html(full)).toMatch(/^<section[^>]* aria-labelledby="title-7"/)
  expect(html(full)).toMatch(/<div class="[^"]*paper[^"]*"><h2 id="title-7"/)
  expect(html(full)).toContain('moved eleven, and put them back.')
})

test('keeps the alt texts of background and portrait', () => {
  expect(html(full)).toContain('alt="The whole peninsula from the air')
  expect(html(full)).toMatch(/<figure.*alt="Leaf shadow on a limestone wall/)
  expect(html(full)).toContain('--ar:0.75')
})

test('lets the header overlay the block only with a background picture', () => {
  expect(html(full)).toContain('data-over-media')
  expect(html(fixtures.withoutBackground)).not.toContain('data-over-media')
})

test('leaves no empty boxes for missing parts', () => {
  expect(html(fixtures.withoutPortrait)).toMatch(/<section class="[^"]*alone/)
  expect(html(fixtures.withoutPortrait)).not.toContain('<figure')
  expect(html(fixtures.withoutBackground)).toMatch(/<section class="[^"]*bare/)
  expect(html(wordless)).toMatch(/<section class="[^"]*wordless/)
  expect(html(wordless)).not.toMatch(/paper|<h2/)
  expect(html(wordless)).toContain('aria-label="Editorial"')
})

test('treats a deleted picture as missing', () => {
  expect(html(fixtures.lost)).toMatch(/<section class="[^"]*bare[^"]*alone/)
  expect(html(fixtures.lost)).not.toContain('<img')
})

test('renders a title alone; renders nothing without content', () => {
  expect(html(sparse)).not.toMatch(/<(p|figure|img)\b/)
  expect(html({ ...sparse, title: ' ' })).toBe('')
})

test('sets a long title one size smaller', () => {
  expect(html(full)).toMatch(/<h2[^>]*\bd2"/)
  expect(html(extreme)).toMatch(/<h2[^>]*data-long/)
})

test('accepts a film as the portrait', () => {
  expect(html(fixtures.withFilm)).toMatch(/<figure[^>]*><span [^>]*data-film="in-view"/)
})
