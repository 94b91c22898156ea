import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { full, reversed, sparse, wordsOnly } from './fixture.ts'
import { Experience5050 } from './view.tsx'

const body = (experience: typeof full) => render(<Experience5050 {...experience} place={place} />)

const find = (experience: typeof full, selector: string) => body(experience).querySelector(selector)

test('renders a picture, then text named by its h2', () => {
  expect(find(full, 'section')?.getAttribute('aria-labelledby')).toBe('title-7')
  expect(find(full, 'figure img')?.getAttribute('alt')).toMatch(/^The open lounge/)
  expect(find(full, 'figure + * > h2#title-7 ~ a')?.textContent).toContain('Breakfast card')
})

test('requests 7/12 of a desktop, half a tablet and a full phone width', () => {
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(
    /, \(min-width: 1024px\) 83vw, \(min-width: 650px\) 70vw, 140vw$/,
  )
})

test('mirrors the halves with reverse', () => {
  expect(find(reversed, 'section')?.className).toContain('reverse')
  expect(find(full, 'section')?.className).not.toContain('reverse')
})

test('gives the text the full width without a picture', () => {
  for (const media of [wordsOnly.media, mediaItem({ image: deletedPicture })]) {
    expect(find({ ...full, media }, 'section')?.className).toContain('wordsOnly')
    expect(find({ ...full, media }, 'figure')).toBeNull()
  }
})

test('leaves no empty column for a picture alone, and keeps a name', () => {
  expect(find(sparse, 'section')?.className).toContain('pictureOnly')
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Experience')
  expect(find(full, 'figure + [class*="words"]')).not.toBeNull()
  expect(find(sparse, 'h2, figure + *, [class*="words"]')).toBeNull()
})

test('renders nothing without picture and text', () => {
  expect(body({ ...sparse, media: null }).hasChildNodes()).toBe(false)
})

test('plays a video in place of the picture', () => {
  const media = mediaItem({ ...full.media, video: { url: '/media/pool.mp4' } })
  const film = find({ ...full, media }, '[data-film]')
  expect(film?.querySelector('video')?.getAttribute('data-src')).toBe('/media/pool.mp4')
  expect(film?.querySelector('img')?.getAttribute('alt')).toMatch(/^The open lounge/)
})
