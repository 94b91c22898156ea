import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { FeaturedListings } from './view.tsx'

const html = (featured: typeof full) =>
  renderToStaticMarkup(<FeaturedListings {...featured} place={place} />)

test('listings are a list that the keyboard can reach and scroll, in the editor’s order', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Released this season" data-strip/)
  const names = Array.from(html(full).matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a>/g), ([, name]) => name)
  expect(names).toEqual(['Villa Salina', 'Villa Marea', 'Villa Garza', 'Villa Junco'])
})

test('every card ends in the editor’s words, which are no second link', () => {
  expect(html(full).match(/aria-hidden="true"><span>See the house/g)).toHaveLength(4)
  expect(html(full).match(/<a /g)).toHaveLength(4)
})

test('arrows come with more than one listing', () => {
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/data-stepper|<h2 id=|<img/)
  expect(html(sparse)).toContain('aria-label="Houses"')
})

test('a listing that leads nowhere is left out, and none is nothing', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(extreme.items.length - 1)
  expect(html({ ...full, items: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
