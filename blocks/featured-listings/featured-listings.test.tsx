import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { FeaturedListings } from './view.tsx'

const html = (featured: typeof full) =>
  renderToStaticMarkup(<FeaturedListings {...featured} place={place} />)

test('renders a list that scrolls by keyboard, in the editor’s order', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Released this season" data-strip/)
  const names = Array.from(html(full).matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a>/g), ([, name]) => name)
  expect(names).toEqual(['Villa Salina', 'Villa Marea', 'Villa Garza', 'Villa Junco'])
})

test('ends each card in the editor’s label, without a second link', () => {
  expect(html(full).match(/aria-hidden="true"><span>See the house/g)).toHaveLength(4)
  expect(html(full).match(/<a /g)).toHaveLength(4)
})

test('shows arrows for more than one listing', () => {
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/data-stepper|<h2 id=|<img/)
  expect(html(sparse)).toContain('aria-label="Houses"')
})

test('skips listings without a page; renders nothing without listings', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(extreme.items.length - 1)
  expect(html({ ...full, items: [] })).toBe('')
})
