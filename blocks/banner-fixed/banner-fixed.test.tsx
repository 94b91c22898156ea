import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm } from './fixture.ts'
import { BannerFixed } from './view.tsx'

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerFixed {...banner} place={place} />)

test('renders a full-width picture with an accessible name', () => {
  expect(html(full)).toMatch(/^<section[^>]* aria-label="Picture"/)
  expect(html(full)).toContain('alt="The long house at dusk, every lamp lit"')
  expect(html(full)).toContain(', (min-width: 1024px) 112vw')
})

test('puts the chosen background on the window', () => {
  expect(html(full)).toMatch(/<div class="[^"]*window[^"]*" data-tone="dark" data-ground="deep">/)
  expect(html(extreme)).toContain('--bg:#808080')
  expect(html(sparse)).toMatch(/<div class="[^"]*window[^"]*"></)
})

test('leaves the block root without a background', () => {
  expect(html(full)).not.toMatch(/<section[^>]*data-ground/)
})

test('lets the header overlay the picture at the top of a page', () => {
  expect(html(full)).toMatch(/^<section[^>]* data-over-media/)
})

test('renders nothing without a picture', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(html({ ...full, media })).toBe('')
  }
})

test('plays a film with the picture as its poster', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
