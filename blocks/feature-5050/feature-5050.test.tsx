import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, onSand, sparse, withFilm } from './fixture.ts'
import { Feature5050 } from './view.tsx'

const html = (feature: typeof full) =>
  renderToStaticMarkup(<Feature5050 {...feature} place={place} />)

test('is named by its h2', () => {
  expect(html(full)).toMatch(/<section[^>]* aria-labelledby="title-7"/)
  expect(html(full)).toMatch(/<h2 id="title-7"/)
})

test('keeps the picture’s alt text and requests the width of its half', () => {
  expect(html(full)).toContain('alt="A larch pergola over a stone terrace"')
  expect(html(full)).toContain(', (min-width: 1024px) 50vw, (min-width: 650px) 96vw, 96vw"')
})

test('shows the picture in 4:5 unless the editor sets a ratio', () => {
  expect(html(full)).toContain('--ar:0.8')
  expect(html(onSand)).toContain('--ar:1.5')
  expect(html({ ...full, imageAspectRatio: 'wide' })).toContain('--ar:0.8')
})

test('follows the editor’s side and order', () => {
  expect(html(full)).toMatch(/<section class="[^"]*left/)
  expect(html(onSand)).toMatch(/<section class="[^"]*reverse/)
})

test('has the editor’s background colour', () => {
  expect(html(onSand)).toContain('data-ground="sand"')
  expect(html(extreme)).toContain('--bg:#808080')
  expect(html(full)).not.toContain('data-ground')
})

test('opens external links in a new tab', () => {
  expect(html(onSand)).toContain(
    'href="https://spa.example.com" target="_blank" rel="noopener noreferrer"',
  )
})

test('widens the text without a picture', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wide/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('renders no elements for empty fields', () => {
  expect(html(sparse)).not.toMatch(/<(p|a|figure|img)\b/)
  expect(html({ ...sparse, text: null })).toContain('aria-label="Feature"')
})

test('plays a film with the picture as its poster', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
