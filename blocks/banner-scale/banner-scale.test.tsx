import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm, wordsOnly } from './fixture.ts'
import { BannerScale } from './view.tsx'

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerScale {...banner} place={place} />)

test('renders eyebrow, title (h2) and text above the picture', () => {
  expect(html(full)).toMatch(/Midday.*<h2 id="title-7".*<em>at its brightest<\/em>.*shell.*<img/)
  expect(html(full)).toMatch(/^<section[^>]* aria-labelledby="title-7"/)
})

test('requests the picture in the width of the page', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 100vw, (min-width: 650px) 129vw, 140vw"')
})

test('renders no head without text, and keeps a name', () => {
  expect(html(sparse)).toContain('aria-label="Picture"')
  expect(html(sparse)).not.toMatch(/<(h2|p)\b/)
})

test('leaves no empty frame without a picture', () => {
  for (const media of [null, mediaItem({ image: deletedPicture })]) {
    expect(html({ ...full, media })).not.toMatch(/<img|<div class="[^"]*sun/)
  }
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wordsOnly/)
})

test('renders nothing without picture and text', () => {
  expect(html({ text: { eyebrow: ' ', title: null, text: null }, media: null })).toBe('')
})

test('sets a long title one size smaller', () => {
  expect(html(full)).toMatch(/<h2[^>]*\bd1"/)
  expect(html(extreme)).toMatch(/<h2[^>]*data-long/)
})

test('plays a film with the picture as its poster', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
