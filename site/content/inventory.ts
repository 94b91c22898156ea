import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { listingCardFragment } from '@belvedere/blocks/parts/listing/fragment.ts'
import type { TadaDocumentNode } from 'gql.tada'
import type { ContentClient } from './client.ts'

/** What a listing says of itself outside its blocks (specification §3). */
export const listingFactsFragment = graphql(
  `
    fragment ListingFacts on RealEstateListingRecord {
      ...ListingCard
      meshKey
      description
      category {
        id
      }
    }
  `,
  [listingCardFragment],
)

/**
 * The listings of the Settings call that have a shape in the masterplan and can still be had, in
 * pages of at most 100 (readings, Content contract).
 */
export const listingsQuery = graphql(
  `
    query SettingsListings($first: Int!, $skip: Int!) {
      meta: _listingsMeta(
        filter: { meshKey: { exists: true }, status: { in: [available, reserved] } }
      ) {
        count
      }
      items: listings(
        first: $first
        skip: $skip
        filter: { meshKey: { exists: true }, status: { in: [available, reserved] } }
        orderBy: [unit_ASC]
      ) {
        ...ListingFacts
      }
    }
  `,
  [listingFactsFragment],
)

/** The amenities of the Settings call, in pages of at most 100. */
export const amenitiesQuery = graphql(`
  query SettingsAmenities($first: Int!, $skip: Int!) {
    meta: _amenitiesMeta {
      count
    }
    items: amenities(first: $first, skip: $skip) {
      id
      meshKey
      slug
      title
      description
      featuredImage {
        id
        alt
        src: responsiveImage(
          imgixParams: { fit: crop, w: 1000, h: 800, auto: [format, compress] }
        ) {
          src
          srcSet
          width
          height
          bgColor
        }
        thumbnail: responsiveImage(
          imgixParams: { fit: crop, w: 400, h: 300, auto: [format, compress] }
        ) {
          src
          srcSet
          width
          height
          bgColor
        }
      }
    }
  }
`)

export type Listing = ResultOf<typeof listingsQuery>['items'][number]
export type Amenity = ResultOf<typeof amenitiesQuery>['items'][number]

type Page<Item> = { meta: { count: number }; items: Item[] }
type PagedQuery<Item> = TadaDocumentNode<Page<Item>, { first: number; skip: number }>

const PAGE = 100

/** More than a plan has room for. */
const MOST_ON_MAP = 500

/** The published listings that have a place on the map, by their unit. */
export function fetchListings(ask: ContentClient, most = MOST_ON_MAP) {
  return fetchAll<Listing>(ask, listingsQuery, most)
}

/** The published amenities. */
export function fetchAmenities(ask: ContentClient, most = MOST_ON_MAP) {
  return fetchAll<Amenity>(ask, amenitiesQuery, most)
}

/** Reads a list page by page, to its end or a bound, with the cache tags of all that was read. */
export async function fetchAll<Item>(
  ask: ContentClient,
  query: PagedQuery<Item>,
  most = Number.POSITIVE_INFINITY,
) {
  const items: Item[] = []
  const tags = new Set<string>()
  for (;;) {
    const variables = { first: Math.min(PAGE, most - items.length), skip: items.length }
    const answer = await ask(query, variables)
    for (const tag of answer.tags) tags.add(tag)
    items.push(...answer.data.items)
    const end = Math.min(answer.data.meta.count, most)
    const isLast = answer.data.items.length < variables.first || items.length >= end
    if (isLast) return { items, tags: [...tags] }
  }
}
