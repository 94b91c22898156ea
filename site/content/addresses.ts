import { graphql } from '@belvedere/blocks/graphql.ts'
import type { ContentClient } from './client.ts'

/** The paths of all published pages. */
export const addressesQuery = graphql(`
  query Addresses {
    addresses
  }
`)

/** The tag of the list of addresses. */
export const ADDRESSES = 'addresses'

/** Fetches the paths of all published pages, with their cache tags. */
export async function fetchAddresses(fetchContent: ContentClient) {
  const { data, tags } = await fetchContent(addressesQuery, {})
  return { addresses: data.addresses, tags: [...new Set([...tags, ADDRESSES])] }
}

/**
 * The tags of a publish message, with that of the list of addresses if an address is new, gone or
 * different: then the message has the address tag of its record.
 */
export function withAddressList(tags: readonly string[]): readonly string[] {
  return tags.some((tag) => tag.endsWith(':address')) ? [...tags, ADDRESSES] : tags
}
