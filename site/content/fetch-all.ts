import type { TadaDocumentNode } from 'gql.tada'
import type { ContentClient } from './client.ts'

type Page<Item> = { meta: { count: number }; items: readonly Item[] }
type PagedQuery<Item> = TadaDocumentNode<Page<Item>, { first: number; skip: number }>

type Options<Item> = {
  max?: number
  /** The first page of the list, if it has already been fetched. */
  begun?: Page<Item>
}

/** The most items that one query may ask for. */
export const PAGE_SIZE = 100

/** Fetches a list page by page, at most `max` items, with the cache tags of the fetched pages. */
export async function fetchAll<Item>(
  fetchContent: ContentClient,
  query: PagedQuery<Item>,
  { max = Number.POSITIVE_INFINITY, begun }: Options<Item> = {},
) {
  const items: Item[] = []
  const tags = new Set<string>()
  const add = (page: Page<Item>) => {
    const isFull = page.items.length >= Math.min(PAGE_SIZE, max - items.length)
    items.push(...page.items.slice(0, max - items.length))
    return isFull && items.length < Math.min(page.meta.count, max)
  }
  for (let hasMore = begun ? add(begun) : true; hasMore; ) {
    const variables = { first: Math.min(PAGE_SIZE, max - items.length), skip: items.length }
    const page = await fetchContent(query, variables)
    for (const tag of page.tags) tags.add(tag)
    hasMore = add(page.data)
  }
  return { items, tags: [...tags] }
}
