import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { mediaItem, place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { FeaturedScroll } from './view.tsx'

const body = (scroll: typeof full) => render(<FeaturedScroll {...scroll} place={place} />)

const find = (scroll: typeof full, selector: string) => body(scroll).querySelector(selector)

const stepIds = (scroll: typeof full) =>
  Array.from(body(scroll).querySelectorAll('.step'), ({ id }) => id)

test('links each label to its step without JavaScript', () => {
  const links = body(full).querySelectorAll('a')
  const leadsTo = Array.from(links, (link) => link.getAttribute('href'))
  expect(leadsTo).toEqual(['#reserve', '#walk', '#sign', '#arrive'])
  expect(stepIds(full).map((id) => `#${id}`)).toEqual(leadsTo)
})

test('renders a step as picture, h2 and text', () => {
  expect(find(full, '.step > figure img')?.getAttribute('alt')).toMatch(/^A pale living room/)
  expect(find(full, '.step > figure + h2')?.textContent).toBe('Reserve')
  expect(find(full, '.step > h2 + .text')?.textContent).toMatch(/^A deposit/)
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(/, \(min-width: 1024px\) 64vw, 92vw$/)
})

test('replaces duplicate, hostile and reserved anchors', () => {
  const ids = stepIds(extreme)
  expect(ids.slice(0, 4)).toEqual(['item-s1', 'item-s2', 'same', 'item-s4'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('labels a step by its title', () => {
  expect(find(extreme, 'a[href="#item-s4"]')?.textContent).toBe('Twice the same')
})

test('skips steps without text and picture, with their labels', () => {
  expect(body(extreme).textContent).not.toContain('Nothing behind it')
})

test('renders no labels for a single step', () => {
  expect(find(sparse, 'nav, figure, p')).toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Step by step')
})

test('sets long labels in smaller type', () => {
  expect(find(extreme, 'nav')?.className).toContain('dense')
  expect(find(full, 'nav')?.className).not.toContain('dense')
})

test('renders nothing without steps', () => {
  expect(body({ items: [] }).hasChildNodes()).toBe(false)
})

test('plays a video in place of the picture', () => {
  const items = full.items.map((item) => ({
    ...item,
    media: mediaItem({ ...item.media, video: { url: '/media/pool.mp4' } }),
  }))
  const film = find({ items }, '[data-film]')
  expect(film?.querySelector('video')?.getAttribute('data-src')).toBe('/media/pool.mp4')
  expect(film?.querySelector('img')?.getAttribute('alt')).toMatch(/^A pale living room/)
})
