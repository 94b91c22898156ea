import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, filmOnly, full, sparse } from './fixture.ts'
import { MediaCarousel } from './view.tsx'

const html = (carousel: typeof full) =>
  renderToStaticMarkup(<MediaCarousel {...carousel} place={place} />)

test('pictures and films are a list that the keyboard can reach and scroll', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Pictures and films" data-strip=""/)
  expect(html(full).match(/<li>/g)).toHaveLength(5)
})

test('a film of our own plays in its place; one elsewhere waits behind its still', () => {
  expect(html(full)).toContain('<video')
  expect(html(full)).toContain('data-embed="https://player.vimeo.com/video/76979871')
  expect(html(full)).toContain('alt="A terrace at sunset, lanterns over set tables"')
  expect(html(full)).not.toContain('<iframe')
})

test('the count and the arrows are there where there is more than one', () => {
  expect(html(full)).toContain('<span data-at="">1</span><i></i><span>5</span>')
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/data-at|<button/)
})

test('rows with nothing to show leave no gap, and are not counted', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(2)
  expect(html(extreme)).toContain('<i></i><span>2</span>')
})

test('a film without any still is shown', () => {
  expect(html(filmOnly)).toContain('data-src="/media/pool-ripple-0a1b2c3d.mp4#t=0.001"')
  expect(html(filmOnly)).not.toContain('<img')
})

test('the caption is the title of the picture', () => {
  expect(html(full)).toMatch(/<figcaption[^>]*>Forty parasols/)
  expect(html(sparse)).not.toContain('<figcaption')
})

test('nothing at all is nothing', () => {
  expect(html({ media: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
