import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse, two, withFilm } from './fixture.ts'
import { StorytellingOffset } from './view.tsx'

const html = (story: typeof full) =>
  renderToStaticMarkup(<StorytellingOffset {...story} place={place} />)
const shapes = (story: typeof full) =>
  Array.from(html(story).matchAll(/<figure class="_?(tall|wide|small|alone)/g), ([, name]) => name)

test('gives three pictures three shapes', () => {
  expect(shapes(full)).toEqual(['tall', 'wide', 'small'])
  expect(html(full)).toContain('aria-label="Pictures"')
})

test('lays out one or two pictures', () => {
  expect(shapes(two)).toEqual(['tall', 'wide'])
  expect(shapes(sparse)).toEqual(['alone'])
})

test('skips deleted pictures and shows at most three', () => {
  expect(shapes(extreme)).toEqual(['tall', 'wide', 'small'])
  expect(html(extreme).match(/<img/g)).toHaveLength(3)
})

test('plays a film with the picture as its poster', () => {
  expect(html(withFilm)).toMatch(/<figure class="[^"]*tall[^"]*"><span [^>]*data-film="in-view"/)
})

test('renders nothing without pictures', () => {
  expect(html({ media: [] })).toBe('')
})
