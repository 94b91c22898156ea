import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { RealEstateCategories } from './view.tsx'

const html = (block: typeof full) =>
  renderToStaticMarkup(<RealEstateCategories {...block} place={place} />)

test('every category is one link, named by its words alone', () => {
  const tiles = html(full).match(/<li><a .*?<\/a><\/li>/g) ?? []
  expect(tiles).toHaveLength(4)
  expect(tiles[0]).toMatch(/href="\/real-estate\/lagoon-villas".*alt="".*<h3.*Lagoon Villas/)
})

test('it tells how many houses there are, and from which price', () => {
  expect(html(full)).toContain('>5 houses, from €2,680,000</p>')
  expect(html(full)).toContain('>1 house</p>')
  expect(html(sparse)).not.toMatch(/house, |houses,|<p/)
})

test('the middle two of four tiles are square', () => {
  const ratios = Array.from(html(full).matchAll(/--ar:([\d.]+)/g), ([, ratio]) => ratio)
  expect(ratios).toEqual(['0.8', '1', '1', '0.8'])
})

test('the block has a heading for those who cannot see how it is laid out', () => {
  expect(html(full)).toContain('<h2 id="title-7" class="vh">Categories</h2>')
})

test('a category without a name is left out, and none is nothing', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(extreme.categories.length - 1)
  expect(html({ categories: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
