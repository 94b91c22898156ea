import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { full, onTheLeft, sparse, wordsOnly } from './fixture.ts'
import { Feature5050MediaV2 } from './view.tsx'

const html = (feature: typeof full) =>
  renderToStaticMarkup(<Feature5050MediaV2 {...feature} place={place} />)

test('renders h2 and text in the panel, and the picture’s alt text', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*The shore is shared.*<p>No fence.*<figure/)
  expect(html(full)).toContain('alt="Straight down on the shoreline')
})

test('requests the picture in the width of its half, or of the page when alone', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 58vw, 100vw"')
  expect(html(sparse)).toContain(', (min-width: 1024px) 100vw, 100vw"')
})

test('follows the editor’s side and background', () => {
  expect(html(onTheLeft)).toMatch(/<section class="[^"]*left[^"]*" data-tone="dark"/)
  expect(html(full)).toContain('data-ground="pale"')
  expect(html(full)).not.toMatch(/<section class="[^"]*left/)
})

test('leaves no empty box without a picture', () => {
  for (const media of [wordsOnly.media, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(html({ ...full, media })).toMatch(/<section class="[^"]*wordsOnly/)
    expect(html({ ...full, media })).not.toContain('<figure')
  }
})

test('renders no panel without text, and keeps a name', () => {
  expect(html(sparse)).toMatch(/<section class="[^"]*pictureOnly[^"]*" aria-label="Feature"/)
  expect(html(sparse)).not.toMatch(/<h2|panel/)
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
  expect(filmed).toContain('alt="Straight down')
})
