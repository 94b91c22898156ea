import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, reversed, sparse, wordsOnly } from './fixture.ts'
import { Experience5050 } from './view.tsx'

const html = (experience: typeof full) =>
  renderToStaticMarkup(<Experience5050 {...experience} place={place} />)

test('a picture, then its words under an h2 that names the block', () => {
  expect(html(full)).toMatch(/<figure.*alt="The open lounge.*<h2 id="title-7".*Breakfast card/)
  expect(html(full)).toContain('aria-labelledby="title-7"')
})

test('the picture is asked for in seven twelfths of a desk, half a tablet, a whole phone', () => {
  const sizes = '(min-width: 1024px) 83vw, (min-width: 650px) 70vw, 140vw'
  expect(html(full)).toContain(`, ${sizes}"`)
})

test('reverse mirrors the halves', () => {
  expect(html(reversed)).toMatch(/<section class="[^"]*reverse/)
  expect(html(full)).not.toMatch(/<section class="[^"]*reverse/)
})

test('words without a picture, or with one that is gone, take the width', () => {
  for (const media of [wordsOnly.media, mediaItem({ image: lostPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wordsOnly/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('a picture alone has a name and no empty column', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*pictureOnly[^"]*" aria-label="Experience"/)
  expect(html(sparse)).not.toMatch(/<h2|words/)
})

test('neither picture nor words is nothing', () => {
  expect(html({ ...sparse, media: null })).toBe('')
})

test('a film plays in place of the picture', () => {
  const filmed = html({
    ...full,
    media: mediaItem({ ...full.media, video: { url: '/media/pool.mp4' } }),
  })
  expect(filmed).toMatch(/data-film="in-view".*<video[^>]* data-src="\/media\/pool.mp4"/)
  expect(filmed).toContain('alt="The open lounge')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
