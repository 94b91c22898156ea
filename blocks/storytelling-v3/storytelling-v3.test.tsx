import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, onePicture, sparse, withFilm, wordsOnly } from './fixture.ts'
import { StorytellingV3 } from './view.tsx'

const body = (story: typeof full) => render(<StorytellingV3 {...story} place={place} />)

const find = (story: typeof full, selector: string) => body(story).querySelector(selector)

test('places the text between two pictures', () => {
  expect(find(full, 'figure[class*="high"] + div > h2#title-7')).not.toBeNull()
  expect(find(full, 'figure[class*="high"] + div + figure[class*="low"]')).not.toBeNull()
  const style = (figure: string) => find(full, `${figure} > .media`)?.getAttribute('style')
  expect(style('figure[class*="high"]')).toContain('--ar:0.75;')
  expect(style('figure[class*="low"]')).toContain('--ar:1;')
})

test('shows a single picture on the left and widens the text', () => {
  expect(find(onePicture, 'section[class*="single"]')).not.toBeNull()
  expect(find(onePicture, 'figure[class*="high"]')).not.toBeNull()
  expect(find(onePicture, 'figure[class*="low"]')).toBeNull()
})

test('leaves no empty box for a missing picture', () => {
  expect(find(wordsOnly, 'section[class*="wordsOnly"]')).not.toBeNull()
  expect(find(wordsOnly, 'figure')).toBeNull()
})

test('plays a video with the picture as its poster', () => {
  const film = find(withFilm, 'figure[class*="low"] > span:first-child')
  expect(film?.getAttribute('data-film')).toBe('')
})

test('skips deleted pictures and shows at most two', () => {
  expect(body(extreme).querySelectorAll('img')).toHaveLength(2)
})

test('names the block without a heading when it has no text', () => {
  expect(find(sparse, 'section[aria-label="Story"]')).not.toBeNull()
  expect(find(sparse, 'h2, p, [class*="words"]')).toBeNull()
  expect(find(full, 'div[class*="words"]')).not.toBeNull()
})

test('sets a long title one size smaller', () => {
  expect(find(full, 'h2.d1:not([data-long])')).not.toBeNull()
  expect(find(extreme, 'h2[data-long]')).not.toBeNull()
})

test('renders nothing without pictures and text', () => {
  const text = { eyebrow: ' ', title: null, text: null }
  expect(body({ text, media: [] }).hasChildNodes()).toBe(false)
})
