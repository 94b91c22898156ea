import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { FeaturedListings } from './view.tsx'

const body = (featured: typeof full) => render(<FeaturedListings {...featured} place={place} />)

const find = (featured: typeof full, selector: string) => body(featured).querySelector(selector)

const texts = (featured: typeof full, selector: string) =>
  Array.from(body(featured).querySelectorAll(selector), ({ textContent }) => textContent)

test('renders a list that scrolls by keyboard, in the editor’s order', () => {
  expect(find(full, 'ul[data-strip]')?.getAttribute('tabindex')).toBe('0')
  expect(find(full, 'ul[data-strip]')?.getAttribute('aria-label')).toBe('Released this season')
  const names = ['Villa Sorrel', 'Villa Mallow', 'Villa Garlic', 'Villa Juniper']
  expect(texts(full, 'h3 > a:first-child')).toEqual(names)
})

test('ends each card with the editor’s label, without a second link', () => {
  const labels = texts(full, 'li > div > [aria-hidden="true"]:last-child > span:first-child')
  expect(labels).toEqual(Array(4).fill('See the house'))
  expect(body(full).querySelectorAll('a')).toHaveLength(4)
})

test('shows arrows for more than one listing', () => {
  expect(find(full, '[data-stepper=""]')).not.toBeNull()
  expect(find(sparse, '[data-stepper], h2[id], img')).toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Houses')
})

test('skips listings without a page; renders nothing without listings', () => {
  const items = body(extreme).querySelectorAll('li')
  expect([...items].filter((item) => !item.closest('.text'))).toHaveLength(extreme.items.length - 1)
  expect(body({ ...full, items: [] }).hasChildNodes()).toBe(false)
})
