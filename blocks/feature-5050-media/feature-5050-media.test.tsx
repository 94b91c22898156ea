import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onePicture, sparse, wordsOnly } from './fixture.ts'
import { Feature5050Media } from './view.tsx'

const html = (feature: typeof full) =>
  renderToStaticMarkup(<Feature5050Media {...feature} place={place} />)

test('renders a tall and a square picture before the text', () => {
  const ratios = Array.from(html(full).matchAll(/--ar:([\d.]+)/g), ([, ratio]) => ratio)
  expect(ratios).toEqual(['0.8', '1'])
  expect(html(full)).toMatch(/<figure.*<figure.*<h2 id="title-7".*How we build/)
})

test('requests each picture in its own width', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 59vw, (min-width: 650px) 84vw, 107vw"')
  expect(html(full)).toContain(', (min-width: 1024px) 23vw, (min-width: 650px) 46vw, 52vw"')
})

test('renders a single picture without an overlay', () => {
  expect(html(onePicture).match(/<figure\b/g)).toHaveLength(1)
  expect(html(onePicture)).not.toMatch(/<section class="[^"]*pair/)
})

test('replaces a deleted picture by the next one', () => {
  expect(html(extreme).match(/<figure\b/g)).toHaveLength(2)
  expect(html(extreme)).toMatch(/<section class="[^"]*pair/)
})

test('widens the text without pictures', () => {
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wide/)
  expect(html(sparse)).not.toMatch(/<(p|a|figure|img)\b/)
})

test('leaves no empty column without text, and keeps a name', () => {
  const pictureOnly = html({ ...full, text: null, link: null })
  expect(pictureOnly).toContain('aria-label="Feature"')
  expect(pictureOnly).not.toMatch(/<h2|words/)
})

test('renders nothing without pictures and text', () => {
  expect(html({ text: null, link: null, media: [] })).toBe('')
})

test('plays a film in place of the picture', () => {
  const filmed = html({
    ...full,
    media: full.media.map((row) => ({ ...row, video: { url: '/media/pool.mp4' } })),
  })
  expect(filmed).toMatch(/data-film="in-view".*<video[^>]* data-src="\/media\/pool.mp4"/)
  expect(filmed).toContain('alt="The pool of a white house')
})
