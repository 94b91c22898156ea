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
import type { Inset, Part, Screen } from '../screen.ts'
import { planProps } from './plan/listing-plan.tsx'
import { ListingDetail, ListingInset } from './view.tsx'

/** The styles and the script of every part of the screen. */
const SCREEN = 'listing_screen'

/** What stands above the plan. */
const ROOMS: ReadonlySet<Shown> = new Set(['description of the listing', 'pictures of the listing'])

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
  const showing = shownBlocks(blocks).flatMap(({ id, _modelApiKey }) =>
    (kinds.get(_modelApiKey)?.shows ?? []).map((what) => ({ id, what })),
  )
  const shown = new Set(showing.map(({ what }) => what))
  const opening = openingOf(record, listing, { ...data, shown })
  const inset = insetOf(record, listing, data.site, showing)
  const closing = shown.has('other listings') ? [] : closingOf(record, data.overview, kinds)
  const facts = factsOf(record, listing, data.overview)
  const noun = record.category?.noun
  const parentHour = record.category?.hour ?? data.overview?.hour
  const page = { title, seo, share, hour, parentHour, blocks, noun, opening, inset, closing, facts }
  return { is: 'page', page, tags }
}

type Surroundings = {
  overview: object | null
  shown: ReadonlySet<Shown>
}

/** Leaves out the description or pictures if a block of the page shows them. */
function openingOf(
  record: ListingRecord,
  listing: ShownListing<ListingRecord>,
  { overview, shown }: Surroundings,
): Part {
  const { pictures, description, meshKey } = record
  const props = {
    listing,
    meshKey,
    overview,
    pictures: picturesOf(pictures),
    description: shown.has('description of the listing') ? null : description,
    hasWall: !shown.has('pictures of the listing'),
  }
  return { type: SCREEN, props, view: () => createElement(ListingDetail, props) }
}

/**
 * The plan and the sun over it, below the description and the pictures of the rooms, wherever the
 * page shows them.
 */
function insetOf(
  record: ListingRecord,
  { title }: ShownListing<ListingRecord>,
  site: ListingSite,
  showing: readonly { id: string; what: Shown }[],
): Inset | undefined {
  const props = planProps({ ...record, title }, site, new Date().getUTCFullYear())
  if (!props) return undefined
  const view = () => createElement(ListingInset, props)
  const last = showing.findLast(({ what }) => ROOMS.has(what))
  return { part: { id: 'listing_plan', type: SCREEN, props, view }, below: last?.id ?? null }
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
