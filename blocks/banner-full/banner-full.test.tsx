import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm } from './fixture.ts'
import { BannerFull } from './view.tsx'

const html = (banner: typeof full) => renderToStaticMarkup(<BannerFull {...banner} place={place} />)

test('renders a full-width picture captioned with its title', () => {
  expect(html(full)).toContain(', (min-width: 650px) 100vw, 140vw"')
  expect(html(full)).toContain('--ar:1.7778')
  expect(html(full)).toContain('aria-label="Villa Salina, twenty past eight in the evening."')
  expect(html(full)).toMatch(/<figcaption[^>]*>Villa Salina, twenty past eight in the evening\.</)
})

test('renders no caption without a title', () => {
  expect(html(sparse)).not.toContain('figcaption')
  expect(html(sparse)).toContain('aria-label="Picture"')
})

test('lets the header overlay the picture at the top of a page', () => {
  expect(html(full)).toMatch(/^<section[^>]* data-over-media/)
})

test('renders nothing without a picture', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(html({ media })).toBe('')
  }
})

test('escapes markup in captions', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('plays a film with the picture as its poster', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
