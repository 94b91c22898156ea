import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HOSTILE } from '../extremes.ts'
import { calma, garza, junco, listing, salina } from './fixture.ts'
import { type Listing, shownListings, thumbnailOf } from './listing.ts'
import { ListingCard } from './listing-card.tsx'

/** The card's HTML, with non-breaking spaces as plain ones. */
function html(data: Listing, options: { as?: 'h2'; linkLabel?: string } = {}) {
  const [shown] = shownListings([data])
  if (!shown) throw new Error('This listing is not shown.')
  return renderToStaticMarkup(<ListingCard listing={shown} sizes="50vw" {...options} />).replaceAll(
    '\u00a0',
    ' ',
  )
}

test('links the name to the listing in its category', () => {
  expect(html(salina)).toMatch(
    /<h3[^>]*><a [^>]*href="\/real-estate\/lagoon-villas\/villa-salina">Villa Salina<\/a><\/h3>/,
  )
  expect(html(salina, { as: 'h2' })).toContain('</a></h2>')
})

test('formats the price in the site’s currency and locale', () => {
  expect(html(salina)).toContain('>€4,850,000</span>')
  expect(html({ ...salina, currency: 'USD', locale: 'de-DE' })).toContain('4.850.000 $')
})

test('shows “On request” without a price, and no short form', () => {
  const open = html({ ...salina, price: null, priceSmall: null })
  expect(open).toContain('>On request</span></p>')
  expect(html(salina)).toContain('>€4.85M</span>')
})

test('renders facts as a definition list, square metres first', () => {
  expect(html(salina)).toMatch(/<dl.*<dt>Bedrooms<\/dt><dd class="num">5<\/dd>.*<\/dl>/)
  expect(html(salina)).toMatch(/612 m²<\/span>.*6,588 sq ft/)
  expect(html(calma)).toContain('<dt>Bathrooms</dt><dd class="num">3.5</dd>')
})

test('omits missing facts, and the list without facts', () => {
  expect(html({ ...salina, bathrooms: null })).not.toContain('Bathrooms')
  expect(html(listing({ title: 'Bare' }))).not.toMatch(/<dl|<img/)
  expect(html({ ...salina, area: null })).toContain('<span class="num">6,588 sq ft</span>')
})

test('shows whether a listing is reserved or sold', () => {
  expect(html(junco)).toContain('>Reserved</p>')
  expect(html(calma)).toContain('>Sold</p>')
  expect(html(garza)).not.toMatch(/Reserved|Sold|available/)
})

test('shows the crop for lists', () => {
  expect(html(salina)).toMatch(/--ar:1\.25.*fit=max&amp;w=1000&amp;h=800/)
  expect(thumbnailOf(salina, 'small')?.responsiveImage).toMatchObject({ width: 400, height: 300 })
})

test('skips listings without a name or a public category', () => {
  const hidden = [listing(), { ...salina, category: null }, { ...salina, slug: '' }]
  expect(shownListings([...hidden, garza]).map(({ title }) => title)).toEqual(['Villa Garza'])
})

test('escapes markup in text fields', () => {
  const hostile = { ...salina, title: HOSTILE, unit: HOSTILE, priceSmall: HOSTILE }
  expect(html(hostile, { linkLabel: HOSTILE })).not.toContain('<script')
})
