import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ExploreMore } from './view.tsx'

const html = (more: typeof full) => renderToStaticMarkup(<ExploreMore {...more} place={place} />)

test('renders each card as one link named by its text', () => {
  const cards = html(full).match(/<a .*?<\/a>/g) ?? []
  expect(cards).toHaveLength(3)
  expect(cards[0]).toMatch(/^<a class="[^"]*card[^"]*" href="\/lagoon">.*<h3[^>]*>.*The Lagoon/)
  for (const card of cards) expect(card).toContain('alt=""')
})

test('makes the middle one of three cards square', () => {
  const ratios = Array.from(html(full).matchAll(/--ar:([\d.]+)/g), ([, ratio]) => ratio)
  expect(ratios).toEqual(['0.8', '1', '0.8'])
})

test('renders a single card in landscape, sized to the row', () => {
  const one = html({ ...full, items: full.items.slice(0, 1) })
  expect(one).toContain('--ar:1.5')
  expect(one).toContain('(min-width: 1024px) 66vw')
})

test('requests pictures in the width of their cards', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 31vw, (min-width: 650px) 42vw, 104vw"')
})

test('skips cards without a link', () => {
  expect(html(extreme).match(/<li\b/g)).toHaveLength(extreme.items.length - 1)
})

test('renders nothing without cards, even with a title', () => {
  expect(html({ ...full, items: [] })).toBe('')
  expect(html({ ...full, items: full.items.map((item) => ({ ...item, link: null })) })).toBe('')
})

test('renders a card without a picture, and names the block without a title', () => {
  expect(html(sparse)).toContain('href="/contact"')
  expect(html(sparse)).toContain('aria-label="More"')
  expect(html(sparse)).not.toMatch(/<(img|h2)\b/)
})
