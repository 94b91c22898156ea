import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { HOSTILE } from '../extremes.ts'
import { calma, garlic, juniper, listing, said, sorrel } from './fixture.ts'
import { type Listing, shownListings, thumbnailOf } from './listing.ts'
import { ListingCard } from './listing-card.tsx'

function card(data: Listing, options: { as?: 'h2'; linkLabel?: string } = {}) {
  const [shown] = shownListings([data])
  if (!shown) throw new Error('This listing is not shown.')
  return render(<ListingCard listing={shown} sizes="50vw" {...options} />)
}

/** The text of each element, with non-breaking spaces as plain ones. */
const texts = (data: Listing, selector: string) =>
  Array.from(card(data).querySelectorAll(selector), ({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  )

/** The names and values of the facts. */
const facts = (data: Listing) => {
  const names = card(data).querySelectorAll('dl dt')
  return Array.from(names, (name) => [name.textContent, name.nextElementSibling?.textContent])
}

test('links the name to the listing in its category', () => {
  const link = 'a[href="/real-estate/lagoon-villas/villa-sorrel"]'
  expect(card(sorrel).querySelector(`h3 > ${link}`)?.textContent).toBe('Villa Sorrel')
  expect(card(sorrel, { as: 'h2' }).querySelector('h2 > a:last-child')).not.toBeNull()
})

test('formats the price in the site’s currency and locale', () => {
  expect(texts(sorrel, 'p > span')).toContain('€4,850,000')
  expect(texts({ ...sorrel, currency: 'USD', locale: 'de-DE' }, 'p > span')).toContain(
    '4.850.000 $',
  )
})

test('shows “On request” without a price, and no short form', () => {
  const open = { ...sorrel, price: null, priceSmall: null }
  expect(texts(open, 'p > span:last-child')).toEqual(['On request'])
  expect(texts(sorrel, 'p > span:last-child')).toEqual(['€4.9M'])
})

test('renders facts as a definition list, square metres first', () => {
  expect(facts(sorrel)).toContainEqual(['Bedrooms', '5'])
  expect(facts(calma)).toContainEqual(['Bathrooms', '3.5'])
  expect(texts(sorrel, 'dt + dd.num')).toContain('5')
  expect(texts(calma, 'dt + dd.num')).toContain('3.5')
  expect(texts(sorrel, 'dl dd > span')).toEqual(['612 m²', ' 6,588 sq ft'])
})

test('omits missing facts, and the list without facts', () => {
  expect(facts(sorrel).map(([name]) => name)).toContain('Bathrooms')
  const without = (parts: object) => said({ ...sorrel, ...parts })
  expect(card(without({ bathrooms: null })).textContent).not.toContain('Bathrooms')
  expect(card(listing({ title: 'Bare' })).querySelector('dl, img')).toBeNull()
  expect(texts(without({ area: null }), 'span.num')).toEqual(['6,588 sq ft'])
})

test('a flat says the facts of its owner, in their order and language', () => {
  const flat = { ...sorrel, locale: 'de-DE', area: 78.4, bathrooms: 1, squareFootage: undefined }
  const kinds = ['rooms', 'area', 'bathrooms', 'service_charge', 'view', 'floor', 'energy_class']
  const rows = kinds.map((kind) => ({ kind, onCard: kind !== 'floor' }))
  const own = { rooms: 2.5, service_charge: 245, view: 'Hof', floor: 3 }
  expect(facts(said(flat, rows, own)).map((fact) => fact.join(' ').replaceAll(/\s/g, ' '))).toEqual(
    ['Zimmer 2,5', 'Fläche 78,4 m²', 'Badezimmer 1', 'Hausgeld 245 €/Monat', 'Ausblick Hof'],
  )
})

test('shows whether a listing is reserved or sold', () => {
  expect(texts(juniper, 'p')).toContain('Reserved')
  expect(texts(calma, 'p')).toContain('Sold')
  expect(card(juniper).querySelector('[class*="status"]')).not.toBeNull()
  expect(card(garlic).querySelector('[class*="status"]')).toBeNull()
  expect(card(garlic).textContent).not.toMatch(/Reserved|Sold|available/i)
})

test('shows the crop for lists', () => {
  const picture = card(sorrel).querySelector('[style*="--ar:1.25"] img')
  expect(picture?.getAttribute('src')).toContain('fit=max&w=1000&h=800')
  expect(thumbnailOf(sorrel, 'small')?.responsiveImage).toMatchObject({ width: 400, height: 300 })
})

const standIn = (data: Listing) => card(data).querySelector('[data-stand-in]')
const file = { url: '/media/file/plan.svg', mimeType: 'image/svg+xml', small: null }
const small = { src: '/media/file/hill.jpg?w=400', srcSet: '', width: 400, height: 300 }

test('a card without a picture has its plan, or its unit over the picture of its category', () => {
  const bare = { ...sorrel, thumbnail: null }
  expect(standIn(sorrel)).toBeNull()
  expect(standIn(bare)?.textContent).toBe('L 01')
  expect(standIn(bare)?.querySelector('img')).toBeNull()
  expect(standIn({ ...bare, unit: null })?.textContent).toBe('Villa Sorrel')
  const plan = standIn({ ...bare, standIn: file })
  expect([plan?.textContent, plan?.querySelector('img')?.getAttribute('src')]).toEqual([
    '',
    '/media/file/plan.svg',
  ])
  const hill = standIn({ ...bare, standIn: { url: '', mimeType: 'image/jpeg', small } })
  expect(hill?.textContent).toBe('L 01')
  expect(hill?.querySelector('img')?.getAttribute('src')).toBe(small.src)
  // The name is said once, by the link.
  expect(hill?.getAttribute('aria-hidden')).toBe('true')
  expect(hill?.closest('[class*=picture]')).not.toBeNull()
})

test('skips listings without a name or a public category', () => {
  const hidden = [listing(), { ...sorrel, category: null }, { ...sorrel, slug: '' }]
  expect(shownListings([...hidden, garlic]).map(({ title }) => title)).toEqual(['Villa Garlic'])
})

test('escapes markup in text fields', () => {
  const hostile = { ...sorrel, title: HOSTILE, unit: HOSTILE, priceSmall: HOSTILE }
  const escaped = card(hostile, { linkLabel: HOSTILE })
  expect(escaped.querySelector('script')).toBeNull()
  expect(escaped.textContent.split('<script>')).toHaveLength(5)
})
