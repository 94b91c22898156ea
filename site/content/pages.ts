import type { ResultOf } from '@belvedere/blocks/graphql.ts'
import * as views from '@belvedere/blocks/views.ts'
import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import type { ContentClient } from './client.ts'
import { composeQuery } from './compose.ts'
import {
  experienceQuery,
  galleryQuery,
  homeQuery,
  mapQuery,
  pageQuery,
  realEstateCatQuery,
  realEstateListingQuery,
  realEstateOverviewQuery,
} from './page-queries.ts'

type HomeRecord = NonNullable<ResultOf<typeof homeQuery>['record']>

/** A record that is a page, before its blocks are told apart. */
export type PageRecord = HomeRecord & { title?: string | null }

/** A block before it is parsed: its fields still carry the prefix of their kind. */
export type RawBlock = PageRecord['blocks'][number]

type PageQuery = TadaDocumentNode<{ record: PageRecord | null }, { slug?: string | null }>

const fragments = Object.fromEntries(
  Object.entries(views).map(([kind, { fragment }]): [string, DocumentNode] => [kind, fragment]),
)

/** The query text of every page kind, by page-type slug (spec §7). */
export const pageQueries: ReadonlyMap<string, PageQuery> = new Map([
  ['home', withBlocks(homeQuery)],
  ['map', withBlocks(mapQuery)],
  ['page', withBlocks(pageQuery)],
  ['experience', withBlocks(experienceQuery)],
  ['real_estate_cat', withBlocks(realEstateCatQuery)],
  ['real_estate_listing', withBlocks(realEstateListingQuery)],
  ['real_estate_overview', withBlocks(realEstateOverviewQuery)],
  ['gallery', withoutBlocks(galleryQuery)],
])

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
  const variables = slug === undefined ? {} : { slug }
  const [own, below] = await Promise.all([
    ask(queryFor(kind), variables),
    kind === 'gallery' ? ask(queryFor('page'), { slug: GALLERY }) : undefined,
  ])
  const { record } = own.data
  const blocks = record?.blocks ?? below?.data.record?.blocks ?? []
  return {
    record: record && { ...record, blocks },
    tags: [...new Set([...own.tags, ...(below?.tags ?? [])])],
  }
}

/** Composing adds selections inside `blocks` only; a view of a kind knows what else its record has. */
function withBlocks(query: DocumentNode): PageQuery {
  return { ...query, ...composeQuery(query, fragments) }
}

function withoutBlocks(query: DocumentNode): PageQuery {
  return { ...query }
}
