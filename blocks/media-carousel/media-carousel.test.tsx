import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, filmOnly, full, sparse } from './fixture.ts'
import { MediaCarousel } from './view.tsx'

const body = (carousel: typeof full) => render(<MediaCarousel {...carousel} place={place} />)

const find = (carousel: typeof full, selector: string) => body(carousel).querySelector(selector)

test('renders a list that scrolls by keyboard', () => {
  const list = find(full, 'ul[data-strip=""]')
  expect(list?.getAttribute('tabindex')).toBe('0')
  expect(list?.getAttribute('aria-label')).toBe('Pictures and films')
  expect(body(full).querySelectorAll('ul > li')).toHaveLength(5)
})

test('plays an uploaded video in place; shows an external one behind its poster', () => {
  expect(find(full, 'video')).not.toBeNull()
  const poster = find(full, 'img[alt="A terrace at sunset, lanterns over set tables"]')
  const button = poster?.closest('picture')?.nextElementSibling
  expect(button?.getAttribute('data-embed')).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/76979871/,
  )
  expect(find(full, 'iframe')).toBeNull()
})

test('shows count and arrows for more than one slide', () => {
  expect(find(full, 'span[data-at=""]')?.textContent).toBe('1')
  expect(find(full, '[data-at] + i + span')?.textContent).toBe('5')
  expect(find(full, '[data-stepper=""] button')).not.toBeNull()
  expect(find(sparse, '[data-at], button')).toBeNull()
})

test('skips empty rows and does not count them', () => {
  expect(body(extreme).querySelectorAll('li')).toHaveLength(2)
  expect(find(extreme, '[data-at] + i + span')?.textContent).toBe('2')
})

test('shows a video without a poster', () => {
  const film = find(filmOnly, 'video')
  expect(film?.getAttribute('data-src')).toBe('/media/pool-ripple-0a1b2c3d.mp4#t=0.001')
  expect(find(filmOnly, 'img')).toBeNull()
})

test('captions a slide with the title of its picture', () => {
  expect(find(full, 'figcaption')?.textContent).toMatch(/^Forty parasols/)
  expect(find(sparse, 'figcaption')).toBeNull()
})

test('renders nothing without slides', () => {
  expect(body({ media: [] }).hasChildNodes()).toBe(false)
})
