import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { FeaturedScroll } from './view.tsx'

const html = (scroll: typeof full) =>
  renderToStaticMarkup(<FeaturedScroll {...scroll} place={place} />)

const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, one]) => one)

test('every label leads to its step, without any script', () => {
  const leadsTo = all(html(full), /<a href="#([^"]*)"/g)
  expect(leadsTo).toEqual(['reserve', 'walk', 'sign', 'arrive'])
  expect(all(html(full), /<article id="([^"]*)"/g)).toEqual(leadsTo)
})

test('a step is a picture, an h2 and a text', () => {
  expect(html(full)).toMatch(/<figure.*alt="A pale living room.*<h2[^>]*>.*Reserve.*A deposit/)
  expect(html(full)).toContain(', (min-width: 1024px) 64vw, 92vw"')
})

test('anchors that are taken, hostile or the page’s own are replaced', () => {
  const ids = all(html(extreme), /<article id="([^"]*)"/g)
  expect(ids.slice(0, 4)).toEqual(['item-s1', 'item-s2', 'same', 'item-s4'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a step without a label is called by its title', () => {
  expect(html(extreme)).toContain('<a href="#item-s4">Twice the same</a>')
})

test('a step without words and picture is left out, and its label with it', () => {
  expect(html(extreme)).not.toContain('Nothing behind it')
})

test('a single step needs no labels', () => {
  expect(html(sparse)).not.toMatch(/<(nav|figure|p)\b/)
  expect(html(sparse)).toContain('aria-label="Step by step"')
})

test('long labels take a smaller step', () => {
  expect(html(extreme)).toMatch(/<nav class="[^"]*dense/)
  expect(html(full)).not.toMatch(/<nav class="[^"]*dense/)
})

test('no steps are nothing', () => {
  expect(html({ items: [] })).toBe('')
})

test('a film plays in place of the picture', () => {
  const filmed = html({
    items: full.items.map((item) => ({
      ...item,
      media: mediaItem({ ...item.media, video: { url: '/media/pool.mp4' } }),
    })),
  })
  expect(filmed).toMatch(/data-film="in-view".*<video[^>]* data-src="\/media\/pool.mp4"/)
  expect(filmed).toContain('alt="A pale living room')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
