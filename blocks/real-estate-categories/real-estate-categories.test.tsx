import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { RealEstateCategories } from './view.tsx'

const html = (block: typeof full) =>
  renderToStaticMarkup(<RealEstateCategories {...block} place={place} />)

test('renders each category as one link named by its text', () => {
  const tiles = html(full).match(/<li><a .*?<\/a><\/li>/g) ?? []
  expect(tiles).toHaveLength(4)
  expect(tiles[0]).toMatch(/href="\/real-estate\/lagoon-villas".*alt="".*<h3.*Lagoon Villas/)
})

test('shows the number of houses and the lowest price', () => {
  expect(html(full)).toContain('>5 houses, from €2,680,000</p>')
  expect(html(full)).toContain('>1 house</p>')
  expect(html(sparse)).not.toMatch(/house, |houses,|<p/)
})

test('makes the middle two of four tiles square', () => {
  const ratios = Array.from(html(full).matchAll(/--ar:([\d.]+)/g), ([, ratio]) => ratio)
  expect(ratios).toEqual(['0.8', '1', '1', '0.8'])
})

test('has a visually hidden heading', () => {
  expect(html(full)).toContain('<h2 id="title-7" class="vh">Categories</h2>')
})

test('skips categories without a name; renders nothing without categories', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(extreme.categories.length - 1)
  expect(html({ categories: [] })).toBe('')
})
