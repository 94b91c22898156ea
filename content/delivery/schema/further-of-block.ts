import type { CollectionSlug } from 'payload'
import { asDoc, type DeliveryContext, type Doc } from '../context.ts'
import { findShown } from '../lists.ts'
import { relatedListings } from '../related-listings.ts'
import type { Build, Fields } from './build.ts'
import { listOf } from './interfaces.ts'
import { typeFor } from './relation.ts'

/** Records that a block shows although no editor has picked them. */
type Finder = {
  name: string
  collection: CollectionSlug
  find: (context: DeliveryContext, block: Doc) => Promise<Doc[]>
}

const FINDERS = new Map<string, Finder>([
  ['listings_related', { name: 'items', collection: 'listings', find: relatedToPage }],
  [
    'real_estate_categories',
    { name: 'categories', collection: 'real-estate-categories', find: allCategories },
  ],
])

/** The fields of a block beyond those its editor fills in. */
export function furtherOfBlock(build: Build, slug: string): Fields {
  const finder = FINDERS.get(slug)
  if (!finder) return {}
  const { name, collection, find } = finder
  const type = listOf(typeFor(build, collection))
  return { [name]: { type, resolve: (block, _, context) => find(context, block) } }
}

function relatedToPage(context: DeliveryContext, block: Doc) {
  const isListing = block._pageType === 'RealEstateListingRecord'
  return relatedListings(context, isListing ? asDoc(block._page) : undefined)
}

/** In the order in which editors have put them in the studio. */
function allCategories(context: DeliveryContext) {
  const all = { where: [], sort: ['_order', 'title'], limit: 100 }
  return findShown(context, 'real-estate-categories', all)
}
