import { graphql } from '@belvedere/blocks/graphql.ts'
import type { Redirect } from '@belvedere/kit/redirects.ts'
import type { ContentClient } from './client.ts'
import { fetchAll } from './inventory.ts'

/** The redirects that editors manage, in pages of at most 100. */
export const redirectsQuery = graphql(`
  query Redirects($first: Int!, $skip: Int!) {
    meta: _redirectsMeta {
      count
    }
    items: redirects(first: $first, skip: $skip) {
      from
      to
      status
    }
  }
`)

const STATUSES = new Set([301, 302, 307, 308])

/** All redirects; one that could not be answered as it is counts as none. */
export async function fetchRedirects(ask: ContentClient) {
  const { items, tags } = await fetchAll(ask, redirectsQuery)
  const redirects = items.flatMap(({ from, to, status }): Redirect[] =>
    from && to && status && STATUSES.has(status) ? [{ from, to, status }] : [],
  )
  return { redirects, tags }
}
