import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { bedroomChoices, statusChoices } from './choices.ts'
import { matches, sortedBy } from './filter-and-sort.ts'
import { extreme, full, sparse } from './fixture.ts'
import { PropertyListing } from './view.tsx'

const html = (block: typeof full, at = place) =>
  renderToStaticMarkup(<PropertyListing {...block} place={at} />)

function values(name: string) {
  const inputs = html(full).match(/<input [^>]*>/g) ?? []
  const own = inputs.filter((input) => input.includes(`data-filter="${name}"`))
  return own.map((input) => /value="([^"]*)"/.exec(input)?.[1])
}

test('renders all listings on the server, in the editor’s order', () => {
  const names = Array.from(html(full).matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a>/g), ([, name]) => name)
  expect(names).toEqual([
    'Villa Salina',
    'Villa Garza',
    'Villa Junco',
    'Villa Marea',
    'Villa Calma',
  ])
  expect(html(full)).toContain('>5 houses</p>')
  expect(html(full)).toMatch(/data-none="" hidden=""/)
})

test('nests card headings below the block’s title or the page’s', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*<h3/)
  expect(html(full, { ...place, isPageTitle: true })).toMatch(/<h1 id="title-7".*<h2 class/)
})

test('offers only values that differ among the listings, after “Any”', () => {
  expect(values('bedrooms')).toEqual(['', '3', '4', '5+'])
  expect(values('status')).toEqual(['', 'available', 'reserved', 'sold'])
  expect(html(full).match(/checked=""/g)).toHaveLength(2)
})

test('offers “5” instead of “5+” when no listing has more', () => {
  const choices = bedroomChoices([{ bedrooms: 5 }, { bedrooms: 2 }, { bedrooms: null }])
  expect(choices.map(({ label }) => label)).toEqual(['Any', '2', '5'])
  expect(bedroomChoices([{ bedrooms: 4 }, { bedrooms: 4 }])).toEqual([])
  expect(statusChoices([{ status: 'sold' }, { status: null }])).toEqual([])
})

test('matches listings that meet all filters', () => {
  const selection = (bedrooms: string, status = '') => ({
    filters: new Map([
      ['bedrooms', bedrooms],
      ['status', status],
    ]),
    sort: '',
  })
  const six = { bedrooms: '6', status: 'available' }
  expect(matches(six, selection(''))).toBe(true)
  expect(matches(six, selection('5+', 'available'))).toBe(true)
  expect(matches(six, selection('5+', 'sold'))).toBe(false)
  expect(matches(six, selection('5'))).toBe(false)
  expect(matches({}, selection('5+'))).toBe(false)
})

test('sorts numerically, with missing values last', () => {
  const items = [{ price: '950000' }, {}, { price: '1200000' }, { price: '80000' }]
  const prices = (sort: string) => sortedBy(items, (item) => item, sort).map(({ price }) => price)
  expect(prices('price')).toEqual(['80000', '950000', '1200000', undefined])
  expect(prices('price-desc')).toEqual(['1200000', '950000', '80000', undefined])
  expect(prices('')).toEqual(['950000', undefined, '1200000', '80000'])
  const units = [{ unit: 'L 10' }, { unit: 'L 2' }]
  expect(sortedBy(units, (item) => item, 'unit')).toEqual([{ unit: 'L 2' }, { unit: 'L 10' }])
})

test('renders no filters for a single listing', () => {
  expect(html(sparse)).not.toMatch(/<input|<select|data-none/)
  expect(html(sparse)).toContain('aria-label="Houses"')
})

test('skips listings without a page; renders nothing without listings', () => {
  expect(html(extreme).match(/<li /g)).toHaveLength(extreme.items.length - 1)
  expect(html({ ...full, items: [] })).toBe('')
})
