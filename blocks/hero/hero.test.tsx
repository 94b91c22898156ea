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

test('the still of a film that opens a page is fetched first, the film itself later', () => {
  for (const hero of [withFilm, plainWithFilm]) {
    expect(html(hero)).toMatch(/<img [^>]*alt="A long pool[^>]*fetchPriority="high"/)
    expect(html(hero)).toMatch(/<video [^>]*data-src="[^"#]*pool-ripple[^"#]*"[^>]* preload="none"/)
  }
  expect(html(withFilm)).toMatch(/<link rel="preload" as="image" [^>]*imageSrcSet="[^"]*810w"/)
  expect(html(plainWithFilm)).not.toContain('<picture')
})

test('the button of a film keeps clear of the words that stand over it', () => {
  expect(html(withFilmElsewhere)).toMatch(/<a class="(?![^"]*large)[^"]*" href="https:\/\/vimeo/)
  expect(html({ ...withFilmElsewhere, isTitleBig: false })).toMatch(/<a class="[^"]*large/)
})

test('a film without any still keeps words and scrim, and shows its first moment', () => {
  const media = mediaItem({ video: withFilm.media?.video ?? null })
  expect(html({ ...withFilm, media })).toContain('scrim')
  expect(html({ ...withFilm, media })).toMatch(/<video [^>]*\.mp4#t=0\.001" preload="metadata"/)
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
