import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onePicture, sparse, withFilm, wordsOnly } from './fixture.ts'
import { StorytellingV3 } from './view.tsx'

const html = (story: typeof full) =>
  renderToStaticMarkup(<StorytellingV3 {...story} place={place} />)

test('places the text between two pictures', () => {
  expect(html(full)).toMatch(
    /<figure class="[^"]*high[^"]*">.*<h2 id="title-7".*<figure class="[^"]*low/,
  )
  expect(html(full)).toContain('--ar:0.75')
  expect(html(full)).toContain('--ar:1;')
})

test('shows a single picture on the left and widens the text', () => {
  expect(html(onePicture)).toMatch(/<section class="[^"]*single/)
  expect(html(onePicture)).toMatch(/<figure class="[^"]*high/)
  expect(html(onePicture)).not.toMatch(/<figure class="[^"]*low/)
})

test('leaves no empty box for a missing picture', () => {
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wordsOnly/)
  expect(html(wordsOnly)).not.toContain('<figure')
})

test('plays a film with the picture as its poster', () => {
  expect(html(withFilm)).toMatch(/<figure class="[^"]*low[^"]*"><span [^>]*data-film="in-view"/)
})

test('skips deleted pictures and shows at most two', () => {
  expect(html(extreme).match(/<img/g)).toHaveLength(2)
})

test('names the block without a heading when it has no text', () => {
  expect(html(sparse)).toContain('aria-label="Story"')
  expect(html(sparse)).not.toMatch(/<(h2|p)\b|words/)
})

test('sets a long title one size smaller', () => {
  expect(html(full)).toMatch(/<h2[^>]*d1/)
  expect(html(extreme)).toMatch(/<h2[^>]*data-long/)
})

test('renders nothing without pictures and text', () => {
  expect(html({ text: { eyebrow: ' ', title: null, text: null }, media: [] })).toBe('')
})
