import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, onSand, sparse, withFilm } from './fixture.ts'
import { Feature5050 } from './view.tsx'

const html = (feature: typeof full) =>
  renderToStaticMarkup(<Feature5050 {...feature} place={place} />)

test('the title is an h2 that names the block', () => {
  expect(html(full)).toMatch(/<section[^>]* aria-labelledby="title-7"/)
  expect(html(full)).toMatch(/<h2 id="title-7"/)
})

test('the picture keeps its alternative text and asks for the width of its half', () => {
  expect(html(full)).toContain('alt="A larch pergola over a stone terrace"')
  expect(html(full)).toContain(', (min-width: 1024px) 50vw, (min-width: 650px) 96vw, 96vw"')
})

test('the shape of the picture is 4:5 unless the editor says otherwise', () => {
  expect(html(full)).toContain('--ar:0.8')
  expect(html(onSand)).toContain('--ar:1.5')
  expect(html({ ...full, imageAspectRatio: 'wide' })).toContain('--ar:0.8')
})

test('the side and the order follow the editor', () => {
  expect(html(full)).toMatch(/<section class="[^"]*left/)
  expect(html(onSand)).toMatch(/<section class="[^"]*reverse/)
})

test('the ground follows the editor', () => {
  expect(html(onSand)).toContain('data-ground="sand"')
  expect(html(extreme)).toContain('--bg:#808080')
  expect(html(full)).not.toContain('data-ground')
})

test('a link out opens a new tab', () => {
  expect(html(onSand)).toContain(
    'href="https://spa.example.com" target="_blank" rel="noopener noreferrer"',
  )
})

test('without a picture, or when it is gone, the words widen and no box is left behind', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: lostPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wide/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('fields left empty leave nothing behind', () => {
  expect(html(sparse)).not.toMatch(/<(p|a|figure|img)\b/)
  expect(html({ ...sparse, text: null })).toContain('aria-label="Feature"')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('a film plays in the place of the picture, which is its still', () => {
  expect(html(withFilm)).toMatch(/data-film="in-view">.*<img [^>]*>.*<video [^>]*pool-ripple/)
})
