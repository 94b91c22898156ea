import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { full, reversed, sparse, wordsOnly } from './fixture.ts'
import { Experience5050 } from './view.tsx'

const html = (experience: typeof full) =>
  renderToStaticMarkup(<Experience5050 {...experience} place={place} />)

test('renders a picture, then text named by its h2', () => {
  expect(html(full)).toMatch(/<figure.*alt="The open lounge.*<h2 id="title-7".*Breakfast card/)
  expect(html(full)).toContain('aria-labelledby="title-7"')
})

test('requests 7/12 of a desktop, half a tablet and a full phone width', () => {
  const sizes = '(min-width: 1024px) 83vw, (min-width: 650px) 70vw, 140vw'
  expect(html(full)).toContain(`, ${sizes}"`)
})

test('mirrors the halves with reverse', () => {
  expect(html(reversed)).toMatch(/<section class="[^"]*reverse/)
  expect(html(full)).not.toMatch(/<section class="[^"]*reverse/)
})

test('gives the text the full width without a picture', () => {
  for (const media of [wordsOnly.media, mediaItem({ image: deletedPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wordsOnly/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('leaves no empty column for a picture alone, and keeps a name', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*pictureOnly[^"]*" aria-label="Experience"/)
  expect(html(sparse)).not.toMatch(/<h2|words/)
})

test('renders nothing without picture and text', () => {
  expect(html({ ...sparse, media: null })).toBe('')
})

test('plays a film in place of the picture', () => {
  const filmed = html({
    ...full,
    media: mediaItem({ ...full.media, video: { url: '/media/pool.mp4' } }),
  })
  expect(filmed).toMatch(/data-film="in-view".*<video[^>]* data-src="\/media\/pool.mp4"/)
  expect(filmed).toContain('alt="The open lounge')
})
