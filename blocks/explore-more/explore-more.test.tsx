import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { ExploreMore } from './view.tsx'

const html = (more: typeof full) => renderToStaticMarkup(<ExploreMore {...more} place={place} />)

test('every card is one link, named by its words alone', () => {
  const cards = html(full).match(/<a .*?<\/a>/g) ?? []
  expect(cards).toHaveLength(3)
  expect(cards[0]).toMatch(/^<a class="[^"]*card[^"]*" href="\/lagoon">.*<h3[^>]*>.*The Lagoon/)
  for (const card of cards) expect(card).toContain('alt=""')
})

test('the middle one of three cards is square', () => {
  const ratios = Array.from(html(full).matchAll(/--ar:([\d.]+)/g), ([, ratio]) => ratio)
  expect(ratios).toEqual(['0.8', '1', '0.8'])
})

test('one card alone lies on its side and is asked for in the width of the row', () => {
  const one = html({ ...full, items: full.items.slice(0, 1) })
  expect(one).toContain('--ar:1.5')
  expect(one).toContain('(min-width: 1024px) 66vw')
})

test('a picture is asked for in the width of its card', () => {
  expect(html(full)).toContain(', (min-width: 1024px) 31vw, (min-width: 650px) 42vw, 104vw"')
})

test('a card that leads nowhere is not shown', () => {
  expect(html(extreme).match(/<li\b/g)).toHaveLength(extreme.items.length - 1)
})

test('no cards are nothing, whatever the title says', () => {
  expect(html({ ...full, items: [] })).toBe('')
  expect(html({ ...full, items: full.items.map((item) => ({ ...item, link: null })) })).toBe('')
})

test('a card without a picture keeps its words, and the block its name', () => {
  expect(html(sparse)).toContain('href="/contact"')
  expect(html(sparse)).toContain('aria-label="More"')
  expect(html(sparse)).not.toMatch(/<(img|h2)\b/)
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
