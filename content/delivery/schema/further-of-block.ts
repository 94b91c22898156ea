import { asDoc, type DeliveryContext, type Doc } from '../context.ts'
import { findShown } from '../lists.ts'
import { readGlobal } from '../records.ts'
import { relatedListings } from '../related-listings.ts'
import type { Build, Fields } from './build.ts'
import { listOf } from './interfaces.ts'
import { globalTypeFor, typeFor } from './relation.ts'

/**
 * The fields of a block beyond those its editor fills in. A block knows the record it stands on as
 * `_page`, and the type of that as `_pageType`.
 */
export function furtherOfBlock(build: Build, slug: string): Fields {
  return FURTHER.get(slug)?.(build) ?? {}
}

const FURTHER = new Map<string, (build: Build) => Fields>([
  ['listings_related', relatedFields],
  ['real_estate_categories', categoryFields],
])

/** The listing whose page this is, if it is one, others that are like it, and the page of all. */
function relatedFields(build: Build): Fields {
  const type = typeFor(build, 'listings')
  return {
    listing: { type, resolve: listingOf },
    items: {
      type: listOf(type),
      resolve: (block, _, context) => relatedListings(context, listingOf(block)),
    },
    overview: {
      type: globalTypeFor(build, 'real-estate-overview'),
      description: 'Null while the page of all real estate is not public.',
      resolve: (_, __, context) => readGlobal(context, 'real-estate-overview'),
    },
  }
}

function listingOf({ _page, _pageType }: Doc) {
  return _pageType === 'RealEstateListingRecord' ? asDoc(_page) : undefined
}

function categoryFields(build: Build): Fields {
  const type = listOf(typeFor(build, 'real-estate-categories'))
  return { categories: { type, resolve: (_, __, context) => allCategories(context) } }
}

/** In the order in which editors have put them in the studio. */
function allCategories(context: DeliveryContext) {
  const all = { where: [], sort: ['_order', 'title'], limit: 100 }
  return findShown(context, 'real-estate-categories', all)
}
