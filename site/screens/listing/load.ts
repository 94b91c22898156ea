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

type Wanted = { slug: string; category: string }

/** A listing: what it is, its blocks, and other houses. It lives under its own category only. */
export async function loadListing(ask: ContentClient, wanted: Wanted): Promise<Screen> {
  const { data, tags } = await ask(listingPage, { slug: wanted.slug })
  const { record } = data
  const [listing] = record ? shownListings([record]) : []
  if (!record || !listing) return { is: 'nothing', tags }
  if (listing.to !== listingPath(wanted.category, wanted.slug)) {
    return { is: 'moved', to: listing.to, status: 308, tags }
  }
  const { title, _seoMetaTags: seo, _shareImage: share, blocks } = record
  const opening = openingOf(record, listing, data.overview)
  const closing = blocks.some(showsOthers) ? [] : closingOf(record, data.overview)
  return { is: 'page', page: { title, seo, share, blocks, opening, closing }, tags }
}

/** The editor has said where other houses stand. */
function showsOthers({ _modelApiKey: kind }: { _modelApiKey: string }) {
  return kind === 'listings_related' || kind === 'featured_listings'
}

/** What an editor tells in a block of its own is not told a second time. */
function openingOf(record: ListingRecord, listing: ShownListing, overview: object | null): Part {
  const { pictures, description, meshKey, blocks } = record
  const has = (kind: string) => blocks.some(({ _modelApiKey }) => _modelApiKey === kind)
  const props = {
    ...{ listing, meshKey, overview, pictures: picturesOf(pictures) },
    description: has('property_intro') ? null : description,
    hasWall: !has('property_gallery'),
  }
  return { type: 'listing_screen', view: () => createElement(ListingDetail, props) }
}

/** The block that editors place for this, where they have placed none. */
function closingOf({ category, related }: ListingRecord, overview: object | null) {
  const items = shownListings(related)
  if (items.length === 0) return []
  const props = { listing: { category }, items, overview }
  const block = bindBlock('listings_related', 'related', props)
  return block ? [block] : []
}
