import type { Documents } from './documents.ts'
import type { Slugs } from './slugs.ts'

/** The queries of one page: one, or two for a gallery. */
export type Call = { name: string; bodies: string[] }

/** The nine calls of specification §7, and those that pages make beside them. */
export function callsOf(documents: Documents, slugs: Slugs): Call[] {
  const call = (name: string, ...operations: [string, object?][]): Call => {
    const bodies = operations.map(([operationName, variables = {}]) => {
      const query = documents.get(operationName)
      if (!query) throw new Error(`The site has no query ${operationName}.`)
      return JSON.stringify({ query, variables, operationName })
    })
    return { name, bodies }
  }
  const { page, experience, category, listing, gallery } = slugs
  return [
    call('Settings', ['Settings']),
    call('Shell', ['Shell']),
    call('Home', ['Home']),
    call('Map', ['Map']),
    call('Page', ['Page', { slug: page }]),
    call('Experience', ['Experience', { slug: experience }]),
    call('RealEstateCat', ['RealEstateCat', { slug: category }]),
    call('RealEstateListing', ['RealEstateListing', { slug: listing }]),
    call('RealEstateOverview', ['RealEstateOverview']),
    call('Gallery (two queries)', ['Gallery', { slug: gallery }], ['Page', { slug: 'gallery' }]),
    call('Map, whole (two queries)', ['Map'], ['Settings']),
    call('24 of a category, filtered, by price', ['CategoryListings', listingQuery(category, 0)]),
    call('  the tenth page of it', ['CategoryListings', listingQuery(category, 216)]),
    call('  by words', [
      'CategoryListings',
      listingQuery(category, 0, { text: { matches: 'villa 99' } }),
    ]),
  ]
}

function listingQuery(category: string, skip: number, more: object = {}) {
  const price = { gte: 500_000, lte: 5_000_000 }
  const filter = { category: { eq: category }, bedrooms: { gte: 2 }, price, ...more }
  return { category, filter, orderBy: ['price_ASC'], first: 24, skip }
}
