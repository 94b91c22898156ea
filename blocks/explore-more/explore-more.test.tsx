import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ExploreMore } from './view.tsx'

const body = (more: typeof full) => render(<ExploreMore {...more} place={place} />)

const find = (more: typeof full, selector: string) => body(more).querySelector(selector)

const ratios = (more: typeof full) =>
  Array.from(body(more).querySelectorAll<HTMLElement>('.media'), ({ style }) =>
    style.getPropertyValue('--ar'),
  )

test('renders each card as one link named by its text', () => {
  const cards = body(full).querySelectorAll('a')
  expect(cards).toHaveLength(3)
  expect(cards[0]?.className).toContain('card')
  expect(cards[0]?.getAttribute('href')).toBe('/lagoon')
  expect(cards[0]?.querySelector('h3')?.textContent).toBe('The Lake')
  for (const card of cards) expect(card.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('makes the middle one of three cards square', () => {
  expect(ratios(full)).toEqual(['0.8', '1', '0.8'])
})

test('renders a single card in landscape, sized to the row', () => {
  const one = { ...full, items: full.items.slice(0, 1) }
  expect(ratios(one)).toEqual(['1.5'])
  expect(find(one, 'img')?.getAttribute('sizes')).toContain('(min-width: 1024px) 66vw')
})

test('requests pictures in the width of their cards', () => {
  expect(find(full, 'img')?.getAttribute('sizes')).toMatch(
    /, \(min-width: 1024px\) 31vw, \(min-width: 650px\) 42vw, 104vw$/,
  )
})

test('skips cards without a link', () => {
  expect(body(extreme).querySelectorAll('li')).toHaveLength(extreme.items.length - 1)
})

test('renders nothing without cards, even with a title', () => {
  const unlinked = full.items.map((item) => ({ ...item, link: null }))
  expect(body({ ...full, items: [] }).hasChildNodes()).toBe(false)
  expect(body({ ...full, items: unlinked }).hasChildNodes()).toBe(false)
})

test('renders a card without a picture, and names the block without a title', () => {
  expect(find(sparse, 'a[href="/contact"]')).not.toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('More')
  expect(find(sparse, 'img, h2')).toBeNull()
})
