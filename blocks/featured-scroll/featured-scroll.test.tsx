import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { FeaturedScroll } from './view.tsx'

const html = (scroll: typeof full) =>
  renderToStaticMarkup(<FeaturedScroll {...scroll} place={place} />)

const captures = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, one]) => one)

test('links each label to its step without JavaScript', () => {
  const leadsTo = captures(html(full), /<a href="#([^"]*)"/g)
  expect(leadsTo).toEqual(['reserve', 'walk', 'sign', 'arrive'])
  expect(captures(html(full), /<article id="([^"]*)"/g)).toEqual(leadsTo)
})

test('renders a step as picture, h2 and text', () => {
  expect(html(full)).toMatch(/<figure.*alt="A pale living room.*<h2[^>]*>.*Reserve.*A deposit/)
  expect(html(full)).toContain(', (min-width: 1024px) 64vw, 92vw"')
})

test('replaces duplicate, hostile and reserved anchors', () => {
  const ids = captures(html(extreme), /<article id="([^"]*)"/g)
  expect(ids.slice(0, 4)).toEqual(['item-s1', 'item-s2', 'same', 'item-s4'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('labels a step by its title', () => {
  expect(html(extreme)).toContain('<a href="#item-s4">Twice the same</a>')
})

test('skips steps without text and picture, with their labels', () => {
  expect(html(extreme)).not.toContain('Nothing behind it')
})

test('renders no labels for a single step', () => {
  expect(html(sparse)).not.toMatch(/<(nav|figure|p)\b/)
  expect(html(sparse)).toContain('aria-label="Step by step"')
})

test('sets long labels in smaller type', () => {
  expect(html(extreme)).toMatch(/<nav class="[^"]*dense/)
  expect(html(full)).not.toMatch(/<nav class="[^"]*dense/)
})

test('renders nothing without steps', () => {
  expect(html({ items: [] })).toBe('')
})

test('plays a film in place of the picture', () => {
  const filmed = html({
    items: full.items.map((item) => ({
      ...item,
      media: mediaItem({ ...item.media, video: { url: '/media/pool.mp4' } }),
    })),
  })
  expect(filmed).toMatch(/data-film="in-view".*<video[^>]* data-src="\/media\/pool.mp4"/)
  expect(filmed).toContain('alt="A pale living room')
})
