import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm, wordsOnly } from './fixture.ts'
import { BannerScale } from './view.tsx'

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerScale {...banner} place={place} />)

test('eyebrow, title and text stand above the sun, the title as an h2', () => {
  expect(html(full)).toMatch(/Midday.*<h2 id="title-7".*<em>at its brightest<\/em>.*shell.*<img/)
  expect(html(full)).toMatch(/^<section[^>]* aria-labelledby="title-7"/)
})

test('the picture is as wide as the page', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 100vw, (min-width: 650px) 129vw, 140vw"')
})

test('a picture without words has a name and no head', () => {
  expect(html(sparse)).toContain('aria-label="Picture"')
  expect(html(sparse)).not.toMatch(/<(h2|p)\b/)
})

test('words without a picture leave no sun behind', () => {
  for (const media of [null, mediaItem({ image: lostPicture })]) {
    expect(html({ ...full, media })).not.toMatch(/<img|<div class="[^"]*sun/)
  }
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wordsOnly/)
})

test('neither picture nor words is nothing', () => {
  expect(html({ text: { eyebrow: ' ', title: null, text: null }, media: null })).toBe('')
})

test('a long title takes the next smaller step', () => {
  expect(html(full)).toMatch(/<h2[^>]*\bd1"/)
  expect(html(extreme)).toMatch(/<h2[^>]*data-long/)
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('a film plays in the place of the picture, which is its still', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
