import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { HOSTILE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm } from './fixture.ts'
import { BannerFull } from './view.tsx'

const body = (banner: typeof full) => render(<BannerFull {...banner} place={place} />)

const find = (banner: typeof full, selector: string) => body(banner).querySelector(selector)

test('renders a full-width picture captioned with its title', () => {
  const title = 'Villa Sorrel, twenty past eight in the evening.'
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(/, \(min-width: 650px\) 100vw, 140vw$/)
  expect(find(full, 'figure > .media')?.getAttribute('style')).toContain('--ar:1.7778')
  expect(find(full, 'section')?.getAttribute('aria-label')).toBe(title)
  expect(find(full, 'figcaption')?.textContent).toBe(title)
})

test('renders no caption without a title', () => {
  expect(find(sparse, 'figcaption')).toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Picture')
})

test('lets the header overlay the picture at the top of a page', () => {
  expect(find(full, 'body > section[data-over-media]')).not.toBeNull()
})

test('renders nothing without a picture', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(body({ media }).hasChildNodes()).toBe(false)
  }
})

test('escapes markup in captions', () => {
  expect(find(extreme, 'script')).toBeNull()
  expect(find(extreme, 'figcaption')?.textContent).toContain(HOSTILE)
  expect(find(extreme, 'section')?.getAttribute('aria-label')).toContain(HOSTILE)
  expect(find(extreme, 'img')?.getAttribute('alt')).toBe(HOSTILE)
})

test('plays a video with the picture as its poster', () => {
  expect(find(withFilm, '[data-film] > picture > img')).not.toBeNull()
  const film = find(withFilm, '[data-film] > picture + video')
  expect(film?.getAttribute('data-src')).toContain('pool-ripple')
})
