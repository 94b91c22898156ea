import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, onTheLeft, sparse, wordsOnly } from './fixture.ts'
import { Feature5050MediaV2 } from './view.tsx'

const html = (feature: typeof full) =>
  renderToStaticMarkup(<Feature5050MediaV2 {...feature} place={place} />)

test('the panel has the h2 and the text, the picture its alternative text', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*The shore is shared.*<p>No fence.*<figure/)
  expect(html(full)).toContain('alt="Straight down on the shoreline')
})

test('the picture is asked for in the width of its half, or of the page where it stands alone', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 58vw, 100vw"')
  expect(html(sparse)).toContain(', (min-width: 1024px) 100vw, 100vw"')
})

test('the side and the ground follow the editor', () => {
  expect(html(onTheLeft)).toMatch(/<section class="[^"]*left[^"]*" data-tone="dark"/)
  expect(html(full)).toContain('data-ground="pale"')
  expect(html(full)).not.toMatch(/<section class="[^"]*left/)
})

test('words without a picture, or with one that is gone, leave no box behind', () => {
  for (const media of [wordsOnly.media, mediaItem({}), mediaItem({ image: lostPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wordsOnly/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('a picture without words has a name and no panel', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*pictureOnly[^"]*" aria-label="Feature"/)
  expect(html(sparse)).not.toMatch(/<h2|panel/)
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
  expect(filmed).toContain('alt="Straight down')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
