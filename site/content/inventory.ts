import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import { listingCardFragment } from '@belvedere/blocks/parts/listing/fragment.ts'
import type { TadaDocumentNode } from 'gql.tada'
import type { ContentClient } from './client.ts'

/** The fields of a listing outside its blocks (specification §3). */
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
 * The listings of the Settings call that have a mesh key and are not sold, at most 100 at a time
 * (readings, Content contract).
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

/** The amenities of the Settings call, at most 100 at a time. */
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

const PAGE_SIZE = 100

/** More than fit on a plan. */
const MAX_ON_MAP = 500

/** Fetches the published listings that have a place on the map, sorted by unit. */
export function fetchListings(fetchContent: ContentClient, max = MAX_ON_MAP) {
  return fetchAll<Listing>(fetchContent, listingsQuery, max)
}

/** Fetches the published amenities. */
export function fetchAmenities(fetchContent: ContentClient, max = MAX_ON_MAP) {
  return fetchAll<Amenity>(fetchContent, amenitiesQuery, max)
}

/** Fetches a list page by page, at most `max` items, with the cache tags of all pages. */
export async function fetchAll<Item>(
  fetchContent: ContentClient,
  query: PagedQuery<Item>,
  max = Number.POSITIVE_INFINITY,
) {
  const items: Item[] = []
  const tags = new Set<string>()
  for (;;) {
    const variables = { first: Math.min(PAGE_SIZE, max - items.length), skip: items.length }
    const page = await fetchContent(query, variables)
    for (const tag of page.tags) tags.add(tag)
    items.push(...page.data.items)
    const end = Math.min(page.data.meta.count, max)
    const isLast = page.data.items.length < variables.first || items.length >= end
    if (isLast) return { items, tags: [...tags] }
  }
}
