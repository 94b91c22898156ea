import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { elsewhere, extreme, full, sparse } from './fixture.ts'
import { ListingsRelated } from './view.tsx'

const html = (block: typeof full) =>
  renderToStaticMarkup(<ListingsRelated {...block} place={place} />)

test('shows three listings, a heading and a link to the category', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*Nearby houses/)
  expect(html(full).match(/<li>/g)).toHaveLength(3)
  expect(html(full)).toMatch(/<a [^>]*href="\/real-estate\/lagoon-villas".*All Lagoon Villas/)
})

test('shows the newest listings and a link to all outside listing pages', () => {
  expect(html(elsewhere)).toContain('Newly released')
  expect(html(elsewhere)).toMatch(/<a [^>]*href="\/real-estate".*All houses/)
})

test('omits the link to the overview while it is not public', () => {
  const withoutOverview = { ...elsewhere, overview: null }
  expect(html(withoutOverview)).toContain('Newly released')
  expect(html(withoutOverview)).not.toContain('href="/real-estate"')
  expect(html({ ...full, overview: null })).toContain('All Lagoon Villas')
})

test('replaces a listing without a public category by the spare one', () => {
  expect(html(extreme).match(/<li>/g)).toHaveLength(3)
  expect(html(extreme)).not.toContain('Villa Junco')
})

test('renders a single listing, and nothing without listings', () => {
  expect(html(sparse).match(/<li>/g)).toHaveLength(1)
  expect(html({ ...full, items: [] })).toBe('')
})
