import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { full, sparse, withFilm, wordsOnly } from './fixture.ts'
import { Storytelling } from './view.tsx'

const html = (story: typeof full) => renderToStaticMarkup(<Storytelling {...story} place={place} />)

test('renders a picture and a text card with an h2', () => {
  expect(html(full)).toContain('alt="A terrace at sunset, lanterns over set tables"')
  expect(html(full)).toMatch(/<h2 id="title-7"/)
  expect(html(full)).toContain('<em>takes the sun back</em>')
})

test('renders no card without text, and keeps a name', () => {
  expect(html(sparse)).toContain('aria-label="Story"')
  expect(html(sparse)).not.toMatch(/<(h2|p)\b|card/)
})

test('leaves no empty stage without a picture', () => {
  expect(html(wordsOnly)).not.toMatch(/<img|stage/)
  expect(html(wordsOnly)).toMatch(/<section class="[^"]*wordsOnly/)
})

test('renders nothing without picture and text', () => {
  expect(html({ text: { eyebrow: ' ', title: null, text: null }, media: null })).toBe('')
})

test('shows a film behind its poster, with its button above the card', () => {
  expect(html(withFilm)).toMatch(
    /withCard[^>]*><span [^>]*data-film[^>]*><picture.*data-embed="https/,
  )
  expect(html({ ...withFilm, text: null })).not.toContain('withCard')
})
