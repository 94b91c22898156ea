import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse, two, withFilm } from './fixture.ts'
import { StorytellingOffset } from './view.tsx'

const body = (story: typeof full) => render(<StorytellingOffset {...story} place={place} />)

const shapes = (story: typeof full) =>
  Array.from(
    body(story).querySelectorAll('figure'),
    ({ className }) => /^_?(tall|wide|small|alone)/.exec(className)?.[1],
  )

test('gives three pictures three shapes', () => {
  expect(shapes(full)).toEqual(['tall', 'wide', 'small'])
  expect(body(full).querySelector('section')?.getAttribute('aria-label')).toBe('Pictures')
})

test('lays out one or two pictures', () => {
  expect(shapes(two)).toEqual(['tall', 'wide'])
  expect(shapes(sparse)).toEqual(['alone'])
})

test('skips deleted pictures and shows at most three', () => {
  expect(shapes(extreme)).toEqual(['tall', 'wide', 'small'])
  expect(body(extreme).querySelectorAll('img')).toHaveLength(3)
})

test('plays a video with the picture as its poster', () => {
  const film = body(withFilm).querySelector('figure[class*="tall"] > span:first-child')
  expect(film?.getAttribute('data-film')).toBe('')
})

test('renders nothing without pictures', () => {
  expect(body({ media: [] }).hasChildNodes()).toBe(false)
})
