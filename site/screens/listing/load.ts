import type { Shown } from '@belvedere/blocks/kind.ts'
import { pagePath } from '@belvedere/blocks/page-path.ts'
import { picturesOf } from '@belvedere/blocks/parts/image/picture.ts'
import { type ShownListing, shownListings } from '@belvedere/blocks/parts/listing/listing.ts'
import { createElement } from 'react'
import { relatedBlock, shownBlocks } from '../../content/blocks.ts'
import type { ContentClient } from '../../content/client.ts'
import type { Kinds } from '../../content/kinds.ts'
import { listingPage } from '../../content/pages.ts'
import type { ListingRecord, ListingSite } from '../../content/screen-queries.ts'
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts'
import { type ResidenceProps, residence } from '../../structured-data/residence.ts'
import type { Facts } from '../../structured-data/thing.ts'
import { listingCrumbs } from '../crumbs.ts'
import type { Part, Screen } from '../screen.ts'
import { planProps } from './plan/listing-plan.tsx'
import { ListingDetail } from './view.tsx'

type ListingSelector = { slug: string; category: string }

/** Loads a listing. Under another category's path it redirects to its own. */
export async function loadListing(
  fetchContent: ContentClient,
  selector: ListingSelector,
  kinds: Kinds,
): Promise<Screen> {
  const { data, tags } = await fetchContent(listingPage, { slug: selector.slug })
  const { record } = data
  const [listing] = record ? shownListings([record]) : []
  if (!record || !listing) return { is: 'not-found', tags }
  if (listing.to !== pagePath('real_estate_listing', selector)) {
    return { is: 'moved', to: listing.to, status: 308, tags }
  }
  const { title, _seoMetaTags: seo, _shareImage: share, hour, blocks } = record
  const shown = new Set(
    shownBlocks(blocks).flatMap((block) => kinds.get(block._modelApiKey)?.shows ?? []),
  )
  const opening = openingOf(record, listing, { ...data, shown })
  const closing = shown.has('other listings') ? [] : closingOf(record, data.overview, kinds)
  const facts = factsOf(record, listing, data.overview)
  const parentHour = record.category?.hour ?? data.overview?.hour
  const page = { title, seo, share, hour, parentHour, blocks, opening, closing, facts }
  return { is: 'page', page, tags }
}

type Surroundings = {
  overview: object | null
  site: ListingSite
  shown: ReadonlySet<Shown>
}

/** Leaves out the description or pictures if a block of the page shows them. */
function openingOf(
  record: ListingRecord,
  listing: ShownListing<ListingRecord>,
  { overview, site, shown }: Surroundings,
): Part {
  const { pictures, description, meshKey } = record
  const props = {
    listing,
    meshKey,
    overview,
    pictures: picturesOf(pictures),
    description: shown.has('description of the listing') ? null : description,
    hasWall: !shown.has('pictures of the listing'),
    plan: planProps({ ...record, title: listing.title }, site, new Date().getUTCFullYear()),
  }
  return { type: 'listing_screen', props, view: () => createElement(ListingDetail, props) }
}

function factsOf(
  { category, description, pictures }: ListingRecord,
  listing: ShownListing<ListingRecord>,
  overview: object | null,
): Facts {
  const house: ResidenceProps = {
    listing,
    category: category?.title ?? null,
    description,
    pictures: picturesOf(pictures),
  }
  return {
    props: { house, overview },
    things: (absolute, words, kind) => [
      residence(house, absolute, kind),
      ...breadcrumbs(listingCrumbs(listing, overview, words), absolute),
    ],
  }
}

/** A block with related listings, for pages where editors have placed none. */
function closingOf(
  { category, related }: ListingRecord,
  overview: { id: string } | null,
  kinds: Kinds,
) {
  const items = shownListings(related)
  return items.length === 0 ? [] : relatedBlock(kinds, { category, items, overview })
}
