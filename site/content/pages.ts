import type { ResultOf } from '@belvedere/blocks/graphql.ts'
import type { PageKind } from '@belvedere/blocks/page-path.ts'
import * as views from '@belvedere/blocks/views.ts'
import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import type { ContentClient } from './client.ts'
import { composeQuery } from './compose.ts'
import {
  experienceQuery,
  GALLERIES_PAGE,
  homeQuery,
  pageQuery,
  realEstateOverviewQuery,
} from './page-queries.ts'
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

type PageQuery = TadaDocumentNode<{ record: PageRecord | null }, { slug?: string | null }>

const allFragments = Object.fromEntries(
  Object.entries(views).map(([kind, { fragment }]): [string, DocumentNode] => [kind, fragment]),
)

const fragments = import.meta.env.DEV ? validFragments(allFragments, console.warn) : allFragments

/** The composed queries of pages with more content than blocks, with their own result types. */
export const mapPage = withBlocks(mapQuery)
export const categoryPage = withBlocks(realEstateCatQuery)
export const listingPage = withBlocks(realEstateListingQuery)

/** The query of every page kind, by page-type slug (spec §7). */
export const pageQueries: ReadonlyMap<string, PageQuery> = new Map(
  Object.entries({
    home: withBlocks(homeQuery),
    map: mapPage,
    page: withBlocks(pageQuery),
    experience: withBlocks(experienceQuery),
    real_estate_cat: categoryPage,
    real_estate_listing: listingPage,
    real_estate_overview: withBlocks(realEstateOverviewQuery),
    gallery: galleryQuery,
  } satisfies Record<PageKind['key'], DocumentNode>).map(([kind, query]): [string, PageQuery] => [
    kind,
    asPageQuery(query),
  ]),
)

/** The query for a page-type slug. Throws for an unknown slug (spec §8). */
export function queryFor(slug: string): PageQuery {
  const query = pageQueries.get(slug)
  if (!query) throw new Error(`No query found for slug: ${slug}`)
  return query
}

type PageSelector = { kind: string; slug?: string | undefined }

/**
 * Fetches a page with its cache tags; `record` is null if no published page has the slug. A gallery
 * gets the blocks of the page of all galleries (specification §2).
 */
export async function fetchPage(fetchContent: ContentClient, { kind, slug }: PageSelector) {
  if (kind === 'gallery' && slug !== undefined) return fetchGallery(fetchContent, slug)
  const { data, tags } = await fetchContent(queryFor(kind), slug === undefined ? {} : { slug })
  return { record: data.record && { ...data.record, blocks: data.record.blocks ?? [] }, tags }
}

/** Fetches a gallery with the blocks of the page of all galleries, and the cache tags of both. */
export async function fetchGallery(fetchContent: ContentClient, slug: string) {
  const [own, below] = await Promise.all([
    fetchContent(galleryQuery, { slug }),
    fetchContent(queryFor('page'), { slug: GALLERIES_PAGE }),
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

/** Composing adds selections inside `blocks` only, so the query keeps its type. */
function withBlocks<Data, Variables>(
  query: TadaDocumentNode<Data, Variables>,
): TadaDocumentNode<Data, Variables> {
  return { ...query, ...composeQuery(query, fragments) }
}

/** The same query, typed by the fields that all pages have in common. */
function asPageQuery(query: DocumentNode): PageQuery {
  return { ...query }
}
