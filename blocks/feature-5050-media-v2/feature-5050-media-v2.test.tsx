import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { full, onTheLeft, sparse, wordsOnly } from './fixture.ts'
import { Feature5050MediaV2 } from './view.tsx'

const body = (feature: typeof full) => render(<Feature5050MediaV2 {...feature} place={place} />)

const find = (feature: typeof full, selector: string) => body(feature).querySelector(selector)

const sizes = (feature: typeof full) => find(feature, 'img')?.getAttribute('sizes')

test('renders h2 and text in the panel, and the picture’s alt text', () => {
  expect(find(full, '[class*="panel"] > h2#title-7')?.textContent).toBe('The shore is shared')
  expect(find(full, '[class*="panel"] > h2 + .text > p')?.textContent).toMatch(/^No fence/)
  const picture = find(full, '[class*="panel"] + figure img')
  expect(picture?.getAttribute('alt')).toMatch(/^Straight down on the shoreline/)
})

test('requests the picture in the width of its half, or of the page when alone', () => {
  expect(sizes(full)).toMatch(/, \(min-width: 1024px\) 58vw, 100vw$/)
  expect(sizes(sparse)).toMatch(/, \(min-width: 1024px\) 100vw, 100vw$/)
})

test('follows the editor’s side and background', () => {
  expect(find(onTheLeft, 'section')?.className).toContain('left')
  expect(find(onTheLeft, 'section')?.getAttribute('data-tone')).toBe('dark')
  expect(find(full, 'section')?.getAttribute('data-ground')).toBe('pale')
  expect(find(full, 'section')?.className).not.toContain('left')
})

test('leaves no empty box without a picture', () => {
  for (const media of [wordsOnly.media, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(find({ ...full, media }, 'section')?.className).toContain('wordsOnly')
    expect(find({ ...full, media }, 'figure')).toBeNull()
  }
})

test('renders no panel without text, and keeps a name', () => {
  expect(find(sparse, 'section')?.className).toContain('pictureOnly')
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Feature')
  expect(find(sparse, 'h2, [class*="panel"]')).toBeNull()
})

test('renders nothing without picture and text', () => {
  expect(body({ ...sparse, media: null }).hasChildNodes()).toBe(false)
})

test('plays a video in place of the picture', () => {
  const media = mediaItem({ ...full.media, video: { url: '/media/pool.mp4' } })
  const film = find({ ...full, media }, '[data-film]')
  expect(film?.querySelector('video')?.getAttribute('data-src')).toBe('/media/pool.mp4')
  expect(film?.querySelector('img')?.getAttribute('alt')).toMatch(/^Straight down/)
})
