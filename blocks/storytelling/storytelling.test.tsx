import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { full, sparse, withFilm, wordsOnly } from './fixture.ts'
import { Storytelling } from './view.tsx'

const body = (story: typeof full) => render(<Storytelling {...story} place={place} />)

const find = (story: typeof full, selector: string) => body(story).querySelector(selector)

test('renders a picture and a text card with an h2', () => {
  const alt = 'A terrace at sunset, lanterns over set tables'
  expect(find(full, '[class*="stage"] img')?.getAttribute('alt')).toBe(alt)
  expect(find(full, '[class*="card"] h2#title-7')).not.toBeNull()
  expect(find(full, 'h2 em')?.textContent).toBe('takes the light back')
})

test('renders no card without text, and keeps a name', () => {
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Story')
  expect(find(sparse, 'h2, p, [class*="card"]')).toBeNull()
})

test('leaves no empty stage without a picture', () => {
  expect(find(wordsOnly, 'img, [class*="stage"]')).toBeNull()
  expect(find(wordsOnly, 'section[class*="wordsOnly"]')).not.toBeNull()
})

test('renders nothing without picture and text', () => {
  const text = { eyebrow: ' ', title: null, text: null }
  expect(body({ text, media: null }).hasChildNodes()).toBe(false)
})

test('shows a video behind its poster, with its button above the card', () => {
  const poster = '[class*="withCard"] > span[data-film]:first-child > picture:first-child'
  expect(find(withFilm, `${poster} ~ a`)?.getAttribute('data-embed')).toMatch(/^https/)
  expect(find({ ...withFilm, text: null }, '[class*="withCard"]')).toBeNull()
})
