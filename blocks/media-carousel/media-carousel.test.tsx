import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, filmOnly, full, sparse } from './fixture.ts'
import { MediaCarousel } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<MediaCarousel {...carousel} place={place} />)

test('renders a list that scrolls by keyboard', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Pictures and films" data-strip=""/)
  expect(html(full).match(/<li>/g)).toHaveLength(5)
})

test('plays an uploaded film in place; shows an external one behind its poster', () => {
  expect(html(full)).toContain('<video')
  expect(html(full)).toContain('data-embed="https://player.vimeo.com/video/76979871')
  expect(html(full)).toContain('alt="A terrace at sunset, lanterns over set tables"')
  expect(html(full)).not.toContain('<iframe')
})

test('shows count and arrows for more than one slide', () => {
  expect(html(full)).toContain('<span data-at="">1</span><i></i><span>5</span>')
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/data-at|<button/)
})

test('skips empty rows and does not count them', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(2)
  expect(html(extreme)).toContain('<i></i><span>2</span>')
})

test('shows a film without a poster', () => {
  expect(html(filmOnly)).toContain('data-src="/media/pool-ripple-0a1b2c3d.mp4#t=0.001"')
  expect(html(filmOnly)).not.toContain('<img')
})

test('captions a slide with the title of its picture', () => {
  expect(html(full)).toMatch(/<figcaption[^>]*>Forty parasols/)
  expect(html(sparse)).not.toContain('<figcaption')
})

test('renders nothing without slides', () => {
  expect(html({ media: [] })).toBe('')
})
