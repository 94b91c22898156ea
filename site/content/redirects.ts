import { graphql } from '@belvedere/blocks/graphql.ts'
import type { EnteredAddresses } from '@belvedere/kit/addresses.ts'
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

/** The names that the owner gave the first parts of addresses. */
export const addressNamesQuery = graphql(`
  query AddressNames {
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

/** What a request’s address means, before any page is looked for. */
export type Routing = { redirects: readonly Redirect[]; names: EnteredAddresses | null }

/**
 * Fetches all redirects and the names of addresses. Incomplete redirects, and those with another
 * status, are left out.
 */
export async function fetchRouting(
  fetchContent: ContentClient,
): Promise<{ value: Routing; tags: string[] }> {
  const [{ items, tags }, named] = await Promise.all([
    fetchAll(fetchContent, redirectsQuery),
    fetchContent(addressNamesQuery, {}),
  ])
  const redirects = items.flatMap(({ from, to, status }): Redirect[] => {
    if (from && status === GONE) return [{ from, to: '', status }]
    return from && to && status && STATUSES.has(status) ? [{ from, to, status }] : []
  })
  const names = named.data.site?.addresses ?? null
  return { value: { redirects, names }, tags: [...new Set([...tags, ...named.tags])] }
}
