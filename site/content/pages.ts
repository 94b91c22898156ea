import { graphql, type ResultOf } from '@belvedere/blocks/graphql.ts'
import * as views from '@belvedere/blocks/views.ts'
import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import type { ContentClient } from './client.ts'
import { composeQuery } from './compose.ts'

const homeQuery = graphql(`
  query Home {
    record: home {
      id
      _seoMetaTags {
        tag
        attributes
        content
      }
      blocks {
        __typename
        ... on BlockRecord {
          id
          _modelApiKey
        }
      }
    }
  }
`)

const pageQuery = graphql(`
  query Page($slug: String) {
    record: page(filter: { slug: { eq: $slug } }) {
      id
      title
      _seoMetaTags {
        tag
        attributes
        content
      }
      blocks {
        __typename
        ... on BlockRecord {
          id
          _modelApiKey
        }
      }
    }
  }
`)

type HomeRecord = NonNullable<ResultOf<typeof homeQuery>['record']>

/** A record that has blocks, before its blocks are told apart. */
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
  ['page', withBlocks(pageQuery)],
])

/** The query for a page-type slug; an unknown one is an error (spec §8). */
export function queryFor(slug: string): PageQuery {
  const query = pageQueries.get(slug)
  if (!query) throw new Error(`No query found for slug: ${slug}`)
  return query
}

type Wanted = { kind: string; slug?: string | undefined }

/** One page with its cache tags, `null` where no published page has the slug. */
export async function fetchPage(ask: ContentClient, { kind, slug }: Wanted) {
  const { data, tags } = await ask(queryFor(kind), slug === undefined ? {} : { slug })
  return { record: data.record, tags }
}

/** Composing adds selections inside `blocks` only, so a query keeps the type it was written with. */
function withBlocks<Query extends DocumentNode>(query: Query): Query {
  return { ...query, ...composeQuery(query, fragments) }
}
