import { graphql } from '@belvedere/blocks/graphql.ts'
import type { EnteredAddresses } from '@belvedere/kit/addresses.ts'
import { GONE, type Redirect } from '@belvedere/kit/redirects.ts'
import type { ContentClient } from './client.ts'
import { fetchAll, PAGE_SIZE } from './fetch-all.ts'

/** The redirects that editors manage, at most 100 at a time, and the names of addresses. */
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
    site {
      addresses {
        map
        realEstate
        experiences
        gallery
      }
    }
  }
`)

const STATUSES = new Set([301, 302, 307, 308])

/** What a request’s address means, before any page is looked for. */
export type Routing = { redirects: readonly Redirect[]; names: EnteredAddresses | null }

/**
 * Fetches all redirects and the names of addresses. Incomplete redirects, and those with another
 * status, are left out.
 */
export async function fetchRouting(
  fetchContent: ContentClient,
): Promise<{ value: Routing; tags: string[] }> {
  const first = await fetchContent(redirectsQuery, { first: PAGE_SIZE, skip: 0 })
  const { site, ...begun } = first.data
  const { items, tags } = await fetchAll(fetchContent, redirectsQuery, { begun })
  const redirects = items.flatMap(({ from, to, status }): Redirect[] => {
    if (from && status === GONE) return [{ from, to: '', status }]
    return from && to && status && STATUSES.has(status) ? [{ from, to, status }] : []
  })
  const value = { redirects, names: site?.addresses ?? null }
  return { value, tags: [...new Set([...first.tags, ...tags])] }
}
