import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse, two, withFilm } from './fixture.ts'
import { StorytellingOffset } from './view.tsx'

const html = (story: typeof full) =>
  renderToStaticMarkup(<StorytellingOffset {...story} place={place} />)
const shapes = (story: typeof full) =>
  Array.from(html(story).matchAll(/<figure class="_?(tall|wide|small|alone)/g), ([, name]) => name)

test('three pictures have three shapes', () => {
  expect(shapes(full)).toEqual(['tall', 'wide', 'small'])
  expect(html(full)).toContain('aria-label="Pictures"')
})

test('two drop the third; one stands alone', () => {
  expect(shapes(two)).toEqual(['tall', 'wide'])
  expect(shapes(sparse)).toEqual(['alone'])
})

test('a picture that is gone gives its place to the next; a fourth is never shown', () => {
  expect(shapes(extreme)).toEqual(['tall', 'wide', 'small'])
  expect(html(extreme).match(/<img/g)).toHaveLength(3)
})

test('a film plays in the place of its picture', () => {
  expect(html(withFilm)).toMatch(/<figure class="[^"]*tall[^"]*"><span [^>]*data-film="in-view"/)
})

test('no picture is nothing', () => {
  expect(html({ media: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
