import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { fits, inOrder } from './arrange.ts'
import { bedroomChoices, statusChoices } from './choices.ts'
import { extreme, full, sparse } from './fixture.ts'
import { PropertyListing } from './view.tsx'

const html = (block: typeof full, at = place) =>
  renderToStaticMarkup(<PropertyListing {...block} place={at} />)

function values(name: string) {
  const inputs = html(full).match(/<input [^>]*>/g) ?? []
  const own = inputs.filter((input) => input.includes(`data-filter="${name}"`))
  return own.map((input) => /value="([^"]*)"/.exec(input)?.[1])
}

test('all listings are in the page, in the editor’s order, whatever scripts do', () => {
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

test('cards stand below the block’s title, or below the page’s', () => {
  expect(html(full)).toMatch(/<h2 id="title-7".*<h3/)
  expect(html(full, { ...place, isPageTitle: true })).toMatch(/<h1 id="title-7".*<h2 class/)
})

test('choices are what tells these listings apart, and the first is none', () => {
  expect(values('bedrooms')).toEqual(['', '3', '4', '5+'])
  expect(values('status')).toEqual(['', 'available', 'reserved', 'sold'])
  expect(html(full).match(/checked=""/g)).toHaveLength(2)
})

test('five bedrooms alone are five, not more', () => {
  const choices = bedroomChoices([{ bedrooms: 5 }, { bedrooms: 2 }, { bedrooms: null }])
  expect(choices.map(({ label }) => label)).toEqual(['Any', '2', '5'])
  expect(bedroomChoices([{ bedrooms: 4 }, { bedrooms: 4 }])).toEqual([])
  expect(statusChoices([{ status: 'sold' }, { status: null }])).toEqual([])
})

test('a listing fits when it has all that was chosen', () => {
  const wish = (bedrooms: string, status = '') => ({
    filters: new Map([
      ['bedrooms', bedrooms],
      ['status', status],
    ]),
    sort: '',
  })
  const six = { bedrooms: '6', status: 'available' }
  expect(fits(six, wish(''))).toBe(true)
  expect(fits(six, wish('5+', 'available'))).toBe(true)
  expect(fits(six, wish('5+', 'sold'))).toBe(false)
  expect(fits(six, wish('5'))).toBe(false)
  expect(fits({}, wish('5+'))).toBe(false)
})

test('numbers are sorted as numbers, and what is not told comes last', () => {
  const items = [{ price: '950000' }, {}, { price: '1200000' }, { price: '80000' }]
  const prices = (sort: string) => inOrder(items, (item) => item, sort).map(({ price }) => price)
  expect(prices('price')).toEqual(['80000', '950000', '1200000', undefined])
  expect(prices('price-desc')).toEqual(['1200000', '950000', '80000', undefined])
  expect(prices('')).toEqual(['950000', undefined, '1200000', '80000'])
  const units = [{ unit: 'L 10' }, { unit: 'L 2' }]
  expect(inOrder(units, (item) => item, 'unit')).toEqual([{ unit: 'L 2' }, { unit: 'L 10' }])
})

test('one listing needs no filters', () => {
  expect(html(sparse)).not.toMatch(/<input|<select|data-none/)
  expect(html(sparse)).toContain('aria-label="Houses"')
})

test('a listing that leads nowhere is left out, and none is nothing', () => {
  expect(html(extreme).match(/<li /g)).toHaveLength(extreme.items.length - 1)
  expect(html({ ...full, items: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})
