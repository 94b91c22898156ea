import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm } from './fixture.ts'
import { BannerFixed } from './view.tsx'

const html = (banner: typeof full) =>
  renderToStaticMarkup(<BannerFixed {...banner} place={place} />)

test('the banner is a picture as wide as the page, under a name', () => {
  expect(html(full)).toMatch(/^<section[^>]* aria-label="Picture"/)
  expect(html(full)).toContain('alt="The long house at dusk, every lamp lit"')
  expect(html(full)).toContain(', (min-width: 1024px) 112vw')
})

test('the ground an editor chose stands in the window', () => {
  expect(html(full)).toMatch(/<div class="[^"]*window[^"]*" data-tone="dark" data-ground="deep">/)
  expect(html(extreme)).toContain('--bg:#808080')
  expect(html(sparse)).toMatch(/<div class="[^"]*window[^"]*"></)
})

test('the block itself has no ground that would pull its neighbour close', () => {
  expect(html(full)).not.toMatch(/<section[^>]*data-ground/)
})

test('a page that opens with it has its header over the picture', () => {
  expect(html(full)).toMatch(/^<section[^>]* data-over-media/)
})

test('without a picture there is nothing', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: lostPicture })]) {
    expect(html({ ...full, media })).toBe('')
  }
})

test('a film plays in the place of the picture, which is its still', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
