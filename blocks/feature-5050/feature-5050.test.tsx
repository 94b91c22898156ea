import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, onSand, sparse, withFilm } from './fixture.ts'
import { Feature5050 } from './view.tsx'

const find = (feature: typeof full, selector: string) =>
  render(<Feature5050 {...feature} place={place} />).querySelector(selector)

test('is named by its h2', () => {
  expect(find(full, 'section')?.getAttribute('aria-labelledby')).toBe('title-7')
  expect(find(full, 'h2#title-7')).not.toBeNull()
})

test('keeps the picture’s alt text and requests the width of its half', () => {
  expect(find(full, 'img')?.getAttribute('alt')).toBe('A larch pergola over a stone terrace')
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(
    /, \(min-width: 1024px\) 50vw, \(min-width: 650px\) 96vw, 96vw$/,
  )
})

test('shows the picture in 4:5 unless the editor sets a ratio', () => {
  const style = (feature: typeof full) => find(feature, 'figure > .media')?.getAttribute('style')
  expect(style(full)).toContain('--ar:0.8')
  expect(style(onSand)).toContain('--ar:1.5')
  expect(style({ ...full, imageAspectRatio: 'wide' })).toContain('--ar:0.8')
})

test('follows the editor’s side and order', () => {
  expect(find(full, 'section')?.className).toContain('left')
  expect(find(onSand, 'section')?.className).toContain('reverse')
})

test('has the editor’s background colour', () => {
  expect(find(onSand, 'section')?.getAttribute('data-ground')).toBe('sand')
  expect(find(extreme, 'section')?.getAttribute('style')).toContain('--bg:#808080')
  expect(find(full, '[data-ground]')).toBeNull()
})

test('opens external links in a new tab', () => {
  const link = find(onSand, 'a[href="https://spa.example.com"]')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
})

test('widens the text without a picture', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(find({ ...full, media }, 'section')?.className).toContain('wide')
    expect(find({ ...full, media }, 'figure')).toBeNull()
  }
})

test('renders no elements for empty fields', () => {
  expect(find(sparse, 'p, a, figure, img')).toBeNull()
  expect(find({ ...sparse, text: null }, 'section')?.getAttribute('aria-label')).toBe('Feature')
})

test('plays a video with the picture as its poster', () => {
  expect(find(withFilm, '[data-film] > picture > img')).not.toBeNull()
  const film = find(withFilm, '[data-film] > picture + video')
  expect(film?.getAttribute('data-src')).toContain('pool-ripple')
})
