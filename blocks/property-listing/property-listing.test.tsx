import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { FILTERS } from '../parts/listing/filters.ts'
import { listing } from '../parts/listing/fixture.ts'
import { matches, sortedBy } from './filter-and-sort.ts'
import { extreme, full, sparse } from './fixture.ts'
import { PropertyListing } from './view.tsx'

const body = (block: typeof full, at = place) => render(<PropertyListing {...block} place={at} />)

const find = (block: typeof full, selector: string) => body(block).querySelector(selector)

function values(name: string) {
  const inputs = body(full).querySelectorAll(`input[data-filter="${name}"]`)
  return Array.from(inputs, (input) => input.getAttribute('value'))
}

test('renders all listings on the server, in the editor’s order', () => {
  const names = Array.from(body(full).querySelectorAll('h3 > a'), (name) => name.textContent)
  expect(names).toEqual([
    'Villa Sorrel',
    'Villa Garlic',
    'Villa Juniper',
    'Villa Mallow',
    'Villa Canto',
  ])
  expect(find(full, 'p[data-count]')?.textContent).toBe('5 houses')
  expect(find(full, '[data-none=""]')?.getAttribute('hidden')).toBe('')
})

test('nests card headings below the block’s title or the page’s', () => {
  const headings = (at = place) => Array.from(body(full, at).querySelectorAll('h1, h2, h3'))
  const levels = (at = place) => headings(at).map((heading) => heading.tagName)
  expect(headings()[0]?.id).toBe('title-7')
  expect(levels()).toEqual(['H2', 'H3', 'H3', 'H3', 'H3', 'H3'])
  const atTop = { ...place, isPageTitle: true }
  expect(headings(atTop)[0]?.id).toBe('title-7')
  expect(levels(atTop)).toEqual(['H1', 'H2', 'H2', 'H2', 'H2', 'H2'])
})

test('offers only values that differ among the listings, after “Any”', () => {
  expect(values('bedrooms')).toEqual(['', '3', '4', '5+'])
  expect(values('status')).toEqual(['', 'available', 'reserved', 'sold'])
  expect(body(full).querySelectorAll('input[checked]')).toHaveLength(2)
})

test('offers “5” instead of “5+” when no listing has more', () => {
  const choicesOf = (field: string, houses: Parameters<typeof listing>[0][]) =>
    FILTERS.find((filter) => filter.field === field)?.choicesFor(houses.map((one) => listing(one)))
  const choices = choicesOf('bedrooms', [{ bedrooms: 5 }, { bedrooms: 2 }, { bedrooms: null }])
  expect(choices?.map(({ label }) => label)).toEqual(['Any', '2', '5'])
  expect(choicesOf('bedrooms', [{ bedrooms: 4 }, { bedrooms: 4 }])).toEqual([])
  expect(choicesOf('status', [{ status: 'sold' }, { status: null }])).toEqual([])
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

test('a choice that ends in a plus matches itself, as no number does', () => {
  const chosen = { filters: new Map([['f_energy_class', 'A+']]), sort: '' }
  const found = ['A+', 'A', '7'].filter((one) => matches({ f_energy_class: one }, chosen))
  expect(found).toEqual(['A+'])
  expect(matches({}, chosen)).toBe(false)
})

test('sorts numerically, with missing values last', () => {
  const items = [{ price: '950000' }, {}, { price: '1200000' }, { price: '80000' }]
  const prices = (sort: string) => sortedBy(items, (item) => item, sort).map(({ price }) => price)
  expect(prices('price')).toEqual(['80000', '950000', '1200000', undefined])
  expect(prices('price-desc')).toEqual(['1200000', '950000', '80000', undefined])
  expect(prices('')).toEqual(['950000', undefined, '1200000', '80000'])
  const numbers = (values: string[], sort: string) =>
    sortedBy(values, (value) => ({ f_size: value }), sort)
  const sizes = ['148.5', '-1', '148.25', '-2', '0']
  expect(numbers(sizes, 'f_size')).toEqual(['-2', '-1', '0', '148.25', '148.5'])
  expect(numbers(sizes, 'f_size-desc')).toEqual(['148.5', '148.25', '0', '-1', '-2'])
  const units = [{ unit: 'L 10' }, { unit: 'L 2' }]
  expect(sortedBy(units, (item) => item, 'unit')).toEqual([{ unit: 'L 2' }, { unit: 'L 10' }])
})

test('renders no filters for a single listing', () => {
  expect(find(sparse, 'input, select, [data-none]')).toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Houses')
})

test('skips listings without a page; renders nothing without listings', () => {
  const items = body(extreme).querySelectorAll('li')
  expect([...items].filter((item) => !item.closest('.text'))).toHaveLength(extreme.items.length - 1)
  expect(body({ ...full, items: [] }).hasChildNodes()).toBe(false)
})
