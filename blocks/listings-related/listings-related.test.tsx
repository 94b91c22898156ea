import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { elsewhere, extreme, full, sparse } from './fixture.ts'
import { ListingsRelated } from './view.tsx'

const html = (block: typeof full) =>
  renderToStaticMarkup(<ListingsRelated {...block} place={place} />)

test('three listings stand under a heading, beside the way to the whole category', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*Nearby houses/)
  expect(html(full).match(/<li>/g)).toHaveLength(3)
  expect(html(full)).toMatch(/<a [^>]*href="\/real-estate\/lagoon-villas".*All Lagoon Villas/)
})

test('away from a listing’s page they are the new ones, and the way leads to all', () => {
  expect(html(elsewhere)).toContain('Newly released')
  expect(html(elsewhere)).toMatch(/<a [^>]*href="\/real-estate".*All houses/)
})

test('while the page of all real estate is not public, no way leads there', () => {
  const withoutAll = { ...elsewhere, overview: null }
  expect(html(withoutAll)).toContain('Newly released')
  expect(html(withoutAll)).not.toContain('href="/real-estate"')
  expect(html({ ...full, overview: null })).toContain('All Lagoon Villas')
})

test('a listing without a public category is passed over, and its spare takes its place', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(3)
  expect(html(extreme)).not.toContain('Villa Junco')
})

test('one listing is enough; none is nothing', () => {
  expect(html(sparse).match(/<li>/g)).toHaveLength(1)
  expect(html({ ...full, items: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
