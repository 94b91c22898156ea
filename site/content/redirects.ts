import { graphql } from '@belvedere/blocks/graphql.ts'
import { GONE, type Redirect } from '@belvedere/kit/redirects.ts'
import type { ContentClient } from './client.ts'
import { fetchAll } from './fetch-all.ts'

/** The redirects that editors manage, at most 100 at a time. */
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

/** Fetches all redirects. Incomplete ones, and those with another status, are left out. */
export async function fetchRedirects(fetchContent: ContentClient) {
  const { items, tags } = await fetchAll(fetchContent, redirectsQuery)
  const redirects = items.flatMap(({ from, to, status }): Redirect[] => {
    if (from && status === GONE) return [{ from, to: '', status }]
    return from && to && status && STATUSES.has(status) ? [{ from, to, status }] : []
  })
  return { redirects, tags }
}
