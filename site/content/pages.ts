import type { ResultOf } from '@belvedere/blocks/graphql.ts'
import * as views from '@belvedere/blocks/views.ts'
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

type HomeRecord = NonNullable<ResultOf<typeof homeQuery>['record']>

/** A record that is a page, before its blocks are told apart. */
export type PageRecord = HomeRecord & { title?: string | null }

/** A block before it is parsed: its fields still carry the prefix of their kind. */
export type RawBlock = PageRecord['blocks'][number]

type PageQuery = TadaDocumentNode<{ record: PageRecord | null }, { slug?: string | null }>

const fragments = Object.fromEntries(
  Object.entries(views).map(([kind, { fragment }]): [string, DocumentNode] => [kind, fragment]),
)

/** The queries of pages that show more than their blocks, typed by what they ask for. */
export const mapPage = withBlocks(mapQuery)
export const categoryPage = withBlocks(realEstateCatQuery)
export const listingPage = withBlocks(realEstateListingQuery)

/** The query text of every page kind, by page-type slug (spec §7). */
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
  }).map(([kind, query]): [string, PageQuery] => [kind, asPageQuery(query)]),
)

/** The slug of the generic page that is shown below every gallery (specification §9). */
const GALLERY = 'gallery'

/** The query for a page-type slug; an unknown one is an error (spec §8). */
export function queryFor(slug: string): PageQuery {
  const query = pageQueries.get(slug)
  if (!query) throw new Error(`No query found for slug: ${slug}`)
  return query
}

type Wanted = { kind: string; slug?: string | undefined }

/**
 * One page with its cache tags, `null` where no published page has the slug. With a gallery comes
 * the generic page of all galleries, whose blocks are shown below it (specification §2).
 */
export async function fetchPage(ask: ContentClient, { kind, slug }: Wanted) {
  if (kind === 'gallery' && slug !== undefined) return fetchGallery(ask, slug)
  const { data, tags } = await ask(queryFor(kind), slug === undefined ? {} : { slug })
  return { record: data.record && { ...data.record, blocks: data.record.blocks ?? [] }, tags }
}

/** One gallery with the blocks of the page of all galleries, and the cache tags of both. */
export async function fetchGallery(ask: ContentClient, slug: string) {
  const [own, below] = await Promise.all([
    ask(galleryQuery, { slug }),
    ask(queryFor('page'), { slug: GALLERY }),
  ])
  const { record } = own.data
  const blocks = below.data.record?.blocks ?? []
  return {
    record: record && { ...record, blocks },
    hasPageOfAll: below.data.record !== null,
    tags: [...new Set([...own.tags, ...below.tags])],
  }
}

/** Composing adds selections inside `blocks` only; what else a record has stays as it is typed. */
function withBlocks<Data, Variables>(
  query: TadaDocumentNode<Data, Variables>,
): TadaDocumentNode<Data, Variables> {
  return { ...query, ...composeQuery(query, fragments) }
}

/** The same query for those who need no more than the page's blocks. */
function asPageQuery(query: DocumentNode): PageQuery {
  return { ...query }
}
