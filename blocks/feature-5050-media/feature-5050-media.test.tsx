import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onePicture, sparse, wordsOnly } from './fixture.ts'
import { Feature5050Media } from './view.tsx'

const html = (feature: typeof full) =>
  renderToStaticMarkup(<Feature5050Media {...feature} place={place} />)

test('two pictures, a tall one and a square one, before the words', () => {
  const ratios = Array.from(html(full).matchAll(/--ar:([\d.]+)/g), ([, ratio]) => ratio)
  expect(ratios).toEqual(['0.8', '1'])
  expect(html(full)).toMatch(/<figure.*<figure.*<h2 id="title-7".*How we build/)
})

test('each picture is asked for in its own width', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 59vw, (min-width: 650px) 84vw, 107vw"')
  expect(html(full)).toContain(', (min-width: 1024px) 23vw, (min-width: 650px) 46vw, 52vw"')
})

test('one picture has nothing laid over it', () => {
  expect(html(onePicture).match(/<figure\b/g)).toHaveLength(1)
  expect(html(onePicture)).not.toMatch(/<section class="[^"]*pair/)
})

test('a picture that is gone makes room for the next', () => {
  expect(html(extreme).match(/<figure\b/g)).toHaveLength(2)
  expect(html(extreme)).toMatch(/<section class="[^"]*pair/)
})

test('without pictures the words widen', () => {
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wide/)
  expect(html(sparse)).not.toMatch(/<(p|a|figure|img)\b/)
})

test('pictures without words have a name and no empty column', () => {
  const silent = html({ ...full, text: null, link: null })
  expect(silent).toContain('aria-label="Feature"')
  expect(silent).not.toMatch(/<h2|words/)
})

test('neither pictures nor words are nothing', () => {
  expect(html({ text: null, link: null, media: [] })).toBe('')
})

test('a film plays in place of the picture', () => {
  const filmed = html({
    ...full,
    media: full.media.map((row) => ({ ...row, video: { url: '/media/pool.mp4' } })),
  })
  expect(filmed).toMatch(/data-film="in-view".*<video[^>]* data-src="\/media\/pool.mp4"/)
  expect(filmed).toContain('alt="The pool of a white house')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
