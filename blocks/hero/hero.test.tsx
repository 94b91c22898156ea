import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaItem, opening, place } from '../parts/fixture.ts'
import { bare, extreme, full, overPicture, plain, slim, sparse } from './fixture.ts'
import { Hero } from './view.tsx'

const html = (hero: typeof full, at = opening) =>
  renderToStaticMarkup(<Hero {...hero} place={at} />)

test('the hero of a page is its h1; further down it is an h2', () => {
  expect(html(full)).toMatch(/<h1 id="title-1"/)
  expect(html(full, place)).toMatch(/<h2 id="title-7"/)
  expect(html(full, place)).not.toContain('<h1')
})

test('the picture that opens a page is fetched first, with a choice of widths', () => {
  expect(html(full)).toMatch(/^<link rel="preload" as="image" [^>]*imageSrcSet="[^"]*810w"/)
  expect(html(full)).toContain('fetchPriority="high"')
  expect(html(full)).toContain(', (min-width: 1024px) 112vw')
  expect(html(full, place)).toContain('loading="lazy"')
})

test('a hero that is the page’s title further down does not hurry its picture', () => {
  const further = html(full, { ...opening, isFirst: false })
  expect(further).toMatch(/<h1 id="title-1"/)
  expect(further).not.toContain('fetchPriority')
  expect(further).toContain('loading="lazy"')
})

test('a hero whose media is a film shows the picture, or else the still of the film', () => {
  const still = mediaItem({ videoFallbackImage: full.media?.image ?? null })
  expect(html({ ...full, media: still })).toContain('alt="A long pool beside a house')
  const both = { ...still, image: overPicture.media?.image ?? null }
  expect(html({ ...full, media: both })).toContain('alt="Rows of linen parasols')
})

test('a hero with its picture under the header says so', () => {
  expect(html(full)).toContain('data-over-media')
  expect(html(overPicture)).toContain('data-over-media')
  for (const onChalk of [plain, slim, bare]) expect(html(onChalk)).not.toContain('data-over-media')
})

test('the largest title is for the big hero alone, and only while it is short', () => {
  expect(html(full)).toMatch(/<h1[^>]*mega/)
  expect(html(overPicture)).toMatch(/<h1[^>]*d1/)
  expect(html(extreme)).toMatch(/<h1[^>]*d1/)
})

test('the cue leads to the end of the hero', () => {
  expect(html(full)).toContain('href="#after-1"')
  expect(html(full)).toMatch(/<\/section><span id="after-1"><\/span>$/)
})

test('each shape of the hero on chalk has a class of its own', () => {
  expect(html(plain)).toMatch(/<section class="[^"]*plain/)
  expect(html(slim)).toMatch(/<section class="[^"]*slim/)
  expect(html(slim)).not.toMatch(/<section class="[^"]*bare/)
  expect(html(bare)).toMatch(/<section class="[^"]*slim[^"]*bare/)
})

test('without picture, subtitle and eyebrow the title stands alone', () => {
  const alone = html(sparse)
  expect(alone).not.toContain('<img')
  expect(alone).not.toMatch(/<p[ >]/)
  expect(alone).toContain('Home</span></h1>')
})

test('a big hero without a picture stays dark, so that the header above it stays light', () => {
  const dark = html({ ...full, media: null })
  expect(dark).toContain('data-tone="dark"')
  expect(dark).not.toContain('<img')
})

test('a hero without a title has a name and no heading', () => {
  const untitled = html({ ...full, title: ' ' })
  expect(untitled).not.toMatch(/<h\d/)
  expect(untitled).toContain('aria-label="A peninsula in Bahía Clara"')
  expect(html({ ...sparse, title: null })).toContain('aria-label="Opening"')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
  expect(html(extreme)).toContain('&lt;script&gt;')
})

test('a long title leaves no room for the arc', () => {
  expect(html(full)).toContain('<circle')
  expect(html({ ...full, eyebrow: null, title: 'Where the day begins '.repeat(4) })).not.toContain(
    '<circle',
  )
})
