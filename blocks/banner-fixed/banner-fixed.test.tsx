import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse, withFilm } from './fixture.ts'
import { BannerFixed } from './view.tsx'

const body = (banner: typeof full) => render(<BannerFixed {...banner} place={place} />)

const find = (banner: typeof full, selector: string) => body(banner).querySelector(selector)

test('renders a full-width picture with an accessible name', () => {
  expect(find(full, 'body > section')?.getAttribute('aria-label')).toBe('Picture')
  expect(find(full, 'img')?.getAttribute('alt')).toBe('The long house at dusk, every lamp lit')
  expect(find(full, 'img')?.getAttribute('sizes')).toContain(', (min-width: 1024px) 112vw')
})

test('puts the chosen background on the window', () => {
  const windowOf = (banner: typeof full) => find(banner, 'div[class*="window"]')
  expect(windowOf(full)?.getAttribute('data-tone')).toBe('dark')
  expect(windowOf(full)?.getAttribute('data-ground')).toBe('deep')
  expect(windowOf(full)?.hasAttribute('style')).toBe(false)
  expect(windowOf(extreme)?.getAttribute('style')).toContain('--bg:#808080')
  expect(windowOf(sparse)?.getAttributeNames()).toEqual(['class'])
})

test('leaves the block root without a background', () => {
  expect(find(full, 'section')).not.toBeNull()
  expect(find(full, 'section[data-ground]')).toBeNull()
})

test('lets the header overlay the picture at the top of a page', () => {
  expect(find(full, 'body > section[data-over-media]')).not.toBeNull()
})

test('renders nothing without a picture', () => {
  for (const media of [null, mediaItem({}), mediaItem({ image: deletedPicture })]) {
    expect(body({ ...full, media }).hasChildNodes()).toBe(false)
  }
})

test('plays a video with the picture as its poster', () => {
  expect(find(withFilm, '[data-film] > picture > img')).not.toBeNull()
  const film = find(withFilm, '[data-film] > picture + video')
  expect(film?.getAttribute('data-src')).toContain('pool-ripple')
})
