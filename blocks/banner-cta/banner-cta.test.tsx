import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { full, sparse, withFilm } from './fixture.ts'
import { BannerCta } from './view.tsx'

const find = (banner: typeof full, selector: string) =>
  render(<BannerCta {...banner} place={place} />).querySelector(selector)

test('renders a title and a button', () => {
  expect(find(full, 'h2#title-7')?.textContent).toContain('Come and see an evening')
  expect(find(full, 'h2#title-7 em')?.textContent).toBe('an evening')
  expect(find(full, 'a[href="/contact"]')?.className).toContain('dark')
  expect(find(full, 'a > span:first-child')?.textContent).toBe('Arrange a visit')
})

test('requests the picture in the width of the half sun', () => {
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(/, \(min-width: 650px\) 86vw, 116vw$/)
})

test('keeps title and arc without link and picture', () => {
  expect(find(sparse, 'a, img')).toBeNull()
  expect(find(sparse, 'svg circle')).not.toBeNull()
})

test('has an accessible name but no heading without a title', () => {
  expect(find({ ...full, title: null }, 'h1, h2, h3, h4, h5, h6')).toBeNull()
  expect(find({ ...full, title: null }, 'section')?.getAttribute('aria-label')).toBe('Next step')
})

test('sets a long title one size smaller', () => {
  expect(find(full, '[data-long]')).toBeNull()
  expect(find({ ...full, title: 'Come and see '.repeat(7) }, 'h2[data-long]')).not.toBeNull()
})

test('plays a video with the picture as its poster', () => {
  expect(find(withFilm, '[data-film] > picture > img')).not.toBeNull()
  const film = find(withFilm, '[data-film] > picture + video')
  expect(film?.getAttribute('data-src')).toContain('pool-ripple')
})
