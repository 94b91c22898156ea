import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onePicture, sparse, withFilm, wordsOnly } from './fixture.ts'
import { StorytellingV3 } from './view.tsx'

const html = (story: typeof full) =>
  renderToStaticMarkup(<StorytellingV3 {...story} place={place} />)

test('the words stand between two pictures', () => {
  expect(html(full)).toMatch(
    /<figure class="[^"]*high[^"]*">.*<h2 id="title-7".*<figure class="[^"]*low/,
  )
  expect(html(full)).toContain('--ar:0.75')
  expect(html(full)).toContain('--ar:1;')
})

test('one picture is the left one, and the words use the room', () => {
  expect(html(onePicture)).toMatch(/<section class="[^"]*single/)
  expect(html(onePicture)).toMatch(/<figure class="[^"]*high/)
  expect(html(onePicture)).not.toMatch(/<figure class="[^"]*low/)
})

test('words without a picture leave no box behind', () => {
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wordsOnly/)
  expect(html(wordsOnly)).not.toContain('<figure')
})

test('a film plays in the place of its picture', () => {
  expect(html(withFilm)).toMatch(/<figure class="[^"]*low[^"]*"><span [^>]*data-film="in-view"/)
})

test('a picture that is gone gives its place to the next; a third is never shown', () => {
  expect(html(extreme).match(/<img/g)).toHaveLength(2)
})

test('pictures without words have a name and no heading', () => {
  expect(html(sparse)).toContain('aria-label="Story"')
  expect(html(sparse)).not.toMatch(/<(h2|p)\b|words/)
})

test('a long title takes the next smaller step', () => {
  expect(html(full)).toMatch(/<h2[^>]*d1/)
  expect(html(extreme)).toMatch(/<h2[^>]*data-long/)
})

test('neither pictures nor words is nothing', () => {
  expect(html({ text: { eyebrow: ' ', title: null, text: null }, media: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
