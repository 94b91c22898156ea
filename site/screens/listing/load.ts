import { picturesOf } from '@belvedere/blocks/parts/image/picture.ts'
import {
  listingPath,
  type ShownListing,
  shownListings,
} from '@belvedere/blocks/parts/listing/listing.ts'
import { createElement } from 'react'
import { bindBlock } from '../../content/blocks.ts'
import type { ContentClient } from '../../content/client.ts'
import { listingPage } from '../../content/pages.ts'
import type { ListingRecord } from '../../content/screen-queries.ts'
import type { Part, Screen } from '../screen.ts'
import { ListingDetail } from './view.tsx'

type ListingSelector = { slug: string; category: string }

/** Loads a listing. Under another category's path it redirects to its own. */
export async function loadListing(
  fetchContent: ContentClient,
  selector: ListingSelector,
): Promise<Screen> {
  const { data, tags } = await fetchContent(listingPage, { slug: selector.slug })
  const { record } = data
  const [listing] = record ? shownListings([record]) : []
  if (!record || !listing) return { is: 'not-found', tags }
  if (listing.to !== listingPath(selector.category, selector.slug)) {
    return { is: 'moved', to: listing.to, status: 308, tags }
  }
  const { title, _seoMetaTags: seo, _shareImage: share, blocks } = record
  const opening = openingOf(record, listing, data.overview)
  const closing = blocks.some(showsOtherListings) ? [] : closingOf(record, data.overview)
  return { is: 'page', page: { title, seo, share, blocks, opening, closing }, tags }
}

/** Whether an editor has placed a block with other listings. */
function showsOtherListings({ _modelApiKey: kind }: { _modelApiKey: string }) {
  return kind === 'listings_related' || kind === 'featured_listings'
}

/** Leaves out the description or pictures if a block of the page shows them. */
function openingOf(
  record: ListingRecord,
  listing: ShownListing<ListingRecord>,
  overview: object | null,
): Part {
  const { pictures, description, meshKey, blocks } = record
  const has = (kind: string) => blocks.some(({ _modelApiKey }) => _modelApiKey === kind)
  const props = {
    listing,
    meshKey,
    overview,
    pictures: picturesOf(pictures),
    description: has('property_intro') ? null : description,
    hasWall: !has('property_gallery'),
  }
  return { type: 'listing_screen', props, view: () => createElement(ListingDetail, props) }
}

/** A block with related listings, for pages where editors have placed none. */
function closingOf({ category, related }: ListingRecord, overview: object | null) {
  const items = shownListings(related)
  if (items.length === 0) return []
  const props = { listing: { category }, items, overview }
  const block = bindBlock('listings_related', 'related', props)
  return block ? [block] : []
}
