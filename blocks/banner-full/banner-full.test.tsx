import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm } from './fixture.ts'
import { BannerFull } from './view.tsx'

const html = (banner: typeof full) => renderToStaticMarkup(<BannerFull {...banner} place={place} />)

test('the picture is as wide as the page, and its title is the caption', () => {
  expect(html(full)).toContain(', (min-width: 650px) 100vw, 140vw"')
  expect(html(full)).toContain('--ar:1.7778')
  expect(html(full)).toContain('aria-label="Villa Salina, twenty past eight in the evening."')
  expect(html(full)).toMatch(/<figcaption[^>]*>Villa Salina, twenty past eight in the evening\.</)
})

test('a picture without a title has no caption', () => {
  expect(html(sparse)).not.toContain('figcaption')
  expect(html(sparse)).toContain('aria-label="Picture"')
})

test('a page that opens with it has its header over the picture', () => {
  expect(html(full)).toMatch(/^<section[^>]* data-over-media/)
})

test('without a picture there is nothing', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: lostPicture })]) {
    expect(html({ media })).toBe('')
  }
})

test('markup in a caption is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('a film plays in the place of the picture, which is its still', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
