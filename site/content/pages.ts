import type { ResultOf } from '@belvedere/blocks/graphql.ts'
import * as views from '@belvedere/blocks/views.ts'
import { addresses } from '@belvedere/kit/addresses.ts'
import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import type { ContentClient } from './client.ts'
import { composeQuery } from './compose.ts'
import { experienceQuery, homeQuery, pageQuery, realEstateOverviewQuery } from './page-queries.ts'
import {
  galleryQuery,
  mapQuery,
  realEstateCatQuery,
  realEstateListingQuery,
} from './screen-queries.ts'
import { validFragments } from './valid-fragments.ts'

type HomeRecord = NonNullable<ResultOf<typeof homeQuery>['record']>

/** A record that is a page, with unparsed blocks. */
export type PageRecord = HomeRecord & { title?: string | null }

/** An unparsed block: its fields still have the prefix of their kind. */
export type RawBlock = PageRecord['blocks'][number]

const allFragments = Object.fromEntries(
  Object.entries(views).map(([kind, { fragment }]): [string, DocumentNode] => [kind, fragment]),
)

const fragments = import.meta.env.DEV ? validFragments(allFragments, console.warn) : allFragments

/** The query of every kind of page with the fragments of all kinds of blocks. */
export const homePage = withBlocks(homeQuery)
export const mapPage = withBlocks(mapQuery)
export const overviewPage = withBlocks(realEstateOverviewQuery)
export const genericPage = withBlocks(pageQuery)
export const experiencePage = withBlocks(experienceQuery)
export const categoryPage = withBlocks(realEstateCatQuery)
export const listingPage = withBlocks(realEstateListingQuery)

/**
 * Fetches a gallery with the blocks of the galleries page, and the cache tags of both. That page is
 * the generic one with the address that galleries begin with (specification §9).
 */
export async function fetchGallery(fetchContent: ContentClient, slug: string) {
  const [own, below] = await Promise.all([
    fetchContent(galleryQuery, { slug }),
    fetchContent(genericPage, { slug: addresses().gallery }),
  ])
  const { record } = own.data
  const blocks = below.data.record?.blocks ?? []
  return {
    record: record && { ...record, blocks },
    hasGalleriesPage: below.data.record !== null,
    parentHour: below.data.record?.hour,
    tags: [...new Set([...own.tags, ...below.tags])],
  }
}

/**
 * The query with the fragments of all kinds of blocks in `blocks`. They add selections there only, so
 * the query keeps its type.
 */
export function withBlocks<Data, Variables>(
  query: TadaDocumentNode<Data, Variables>,
): TadaDocumentNode<Data, Variables> {
  return { ...query, ...composeQuery(query, fragments) }
}
