import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm, wordsOnly } from './fixture.ts'
import { Storytelling } from './view.tsx'

const html = (story: typeof full) => renderToStaticMarkup(<Storytelling {...story} place={place} />)

test('a story is a picture and a card of words under an h2', () => {
  expect(html(full)).toContain('alt="A terrace at sunset, lanterns over set tables"')
  expect(html(full)).toMatch(/<h2 id="title-7"/)
  expect(html(full)).toContain('<em>takes the sun back</em>')
})

test('a picture without words has a name and no card', () => {
  expect(html(sparse)).toContain('aria-label="Story"')
  expect(html(sparse)).not.toMatch(/<(h2|p)\b|card/)
})

test('words without a picture leave no stage behind', () => {
  expect(html(wordsOnly)).not.toMatch(/<img|stage/)
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wordsOnly/)
})

test('neither picture nor words is nothing', () => {
  expect(html({ text: { eyebrow: ' ', title: null, text: null }, media: null })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('a film waits behind its still, its button above the card', () => {
  expect(html(withFilm)).toMatch(/told[^>]*><span [^>]*data-film[^>]*><picture.*data-embed="https/)
  expect(html({ ...withFilm, text: null })).not.toContain('told')
})
