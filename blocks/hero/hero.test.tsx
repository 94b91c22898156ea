import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaItem, opening, place } from '../parts/fixture.ts'
import {
  bare,
  extreme,
  full,
  overPicture,
  plain,
  plainWithFilm,
  slim,
  sparse,
  withFilm,
  withFilmElsewhere,
} from './fixture.ts'
import { Hero } from './view.tsx'

const html = (hero: typeof full, at = opening) =>
  renderToStaticMarkup(<Hero {...hero} place={at} />)

test('renders the title as h1 at the top of a page, else as h2', () => {
  expect(html(full)).toMatch(/<h1 id="title-1"/)
  expect(html(full, place)).toMatch(/<h2 id="title-7"/)
  expect(html(full, place)).not.toContain('<h1')
})

test('loads the opening picture with high priority in several widths', () => {
  expect(html(full)).toMatch(/^<link rel="preload" as="image" [^>]*imageSrcSet="[^"]*810w"/)
  expect(html(full)).toContain('fetchPriority="high"')
  expect(html(full)).toContain(', (min-width: 1024px) 112vw')
  expect(html(full, place)).toContain('loading="lazy"')
})

test('loads the picture lazily further down the page, even with the page’s title', () => {
  const further = html(full, { ...opening, isFirst: false })
  expect(further).toMatch(/<h1 id="title-1"/)
  expect(further).not.toContain('fetchPriority')
  expect(further).toContain('loading="lazy"')
})

test('loads the poster of an opening film first and the film later', () => {
  for (const hero of [withFilm, plainWithFilm]) {
    expect(html(hero)).toMatch(/<img [^>]*alt="A long pool[^>]*fetchPriority="high"/)
    expect(html(hero)).toMatch(/<video [^>]*data-src="[^"#]*pool-ripple[^"#]*"[^>]* preload="none"/)
  }
  expect(html(withFilm)).toMatch(/<link rel="preload" as="image" [^>]*imageSrcSet="[^"]*810w"/)
  expect(html(plainWithFilm)).not.toContain('<picture')
})

test('keeps the film’s button clear of the text above it', () => {
  expect(html(withFilmElsewhere)).toMatch(/<a class="(?![^"]*large)[^"]*" href="https:\/\/vimeo/)
  expect(html({ ...withFilmElsewhere, isTitleBig: false })).toMatch(/<a class="[^"]*large/)
})

test('keeps text and scrim over a film without a poster', () => {
  const media = mediaItem({ video: withFilm.media?.video ?? null })
  expect(html({ ...withFilm, media })).toContain('scrim')
  expect(html({ ...withFilm, media })).toMatch(/<video [^>]*\.mp4#t=0\.001" preload="metadata"/)
})

test('marks a hero whose picture lies under the header', () => {
  expect(html(full)).toContain('data-over-media')
  expect(html(overPicture)).toContain('data-over-media')
  for (const hero of [plain, slim, bare]) expect(html(hero)).not.toContain('data-over-media')
})

test('uses the largest title size only for short titles of the big hero', () => {
  expect(html(full)).toMatch(/<h1[^>]*mega/)
  expect(html(overPicture)).toMatch(/<h1[^>]*d1/)
  expect(html(extreme)).toMatch(/<h1[^>]*d1/)
})

test('links the scroll cue to the end of the hero', () => {
  expect(html(full)).toContain('href="#after-1"')
  expect(html(full)).toMatch(/<\/section><span id="after-1"><\/span>$/)
})

test('has one class per layout without a full-screen picture', () => {
  expect(html(plain)).toMatch(/<section class="[^"]*plain/)
  expect(html(slim)).toMatch(/<section class="[^"]*slim/)
  expect(html(slim)).not.toMatch(/<section class="[^"]*bare/)
  expect(html(bare)).toMatch(/<section class="[^"]*slim[^"]*bare/)
})

test('renders the title alone without picture, subtitle and eyebrow', () => {
  const alone = html(sparse)
  expect(alone).not.toContain('<img')
  expect(alone).not.toMatch(/<p[ >]/)
  expect(alone).toContain('Home</span></h1>')
})

test('keeps a big hero dark without a picture', () => {
  const dark = html({ ...full, media: null })
  expect(dark).toContain('data-tone="dark"')
  expect(dark).not.toContain('<img')
})

test('has an accessible name but no heading without a title', () => {
  const untitled = html({ ...full, title: ' ' })
  expect(untitled).not.toMatch(/<h\d/)
  expect(untitled).toContain('aria-label="A peninsula in Bahía Clara"')
  expect(html({ ...sparse, title: null })).toContain('aria-label="Opening"')
})

test('escapes markup in text fields', () => {
  expect(html(extreme)).not.toContain('<script')
  expect(html(extreme)).toContain('&lt;script&gt;')
})

test('omits the arc for a long title', () => {
  expect(html(full)).toContain('<circle')
  expect(html({ ...full, eyebrow: null, title: 'Where the day begins '.repeat(4) })).not.toContain(
    '<circle',
  )
})
