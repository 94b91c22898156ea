import { graphql } from '@belvedere/blocks/graphql.ts'
import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'
import type { ContentClient } from './client.ts'

/** The data of the site for search engines and other programs, in one query. */
export const indexedPagesQuery = graphql(`
  query IndexedPages {
    site {
      name
    }
    brand {
      statement
    }
    indexedPages {
      id
      path
      title
      description
      createdAt
      updatedAt
      image
    }
  }
`)

/** A page in sitemaps and feeds. */
export type IndexedPage = {
  id: string
  path: string
  title: string | null
  description: string | null
  createdAt: string
  updatedAt: string
  /** The path of its picture. */
  image: string | null
}

/** The site with all pages that are not hidden from search engines. */
export type SiteIndex = { name: string; statement: string; pages: readonly IndexedPage[] }

/** The tag of the index. */
export const INDEXED_PAGES = 'indexed-pages'

/** Fetches the index of the site, with its cache tags. */
export async function fetchIndexedPages(fetchContent: ContentClient) {
  const { data, tags } = await fetchContent(indexedPagesQuery, {})
  const { site, brand, indexedPages } = data
  const value: SiteIndex = {
    name: site?.name ?? '',
    statement: brand?.statement ?? '',
    pages: indexedPages,
  }
  return { value, tags: [...new Set([...tags, INDEXED_PAGES])] }
}

const PAGES = [
  ...globalPages.map(({ global }) => `global:${global}`),
  ...collectionPages.map(({ collection }) => collection),
]

const OF_A_PAGE = new RegExp(`^(?:${PAGES.join('|')})(?::|$)`)

/** The tags of a publish message, with that of the index if a page has changed in any way. */
export function withIndexedPages(tags: readonly string[]): readonly string[] {
  return tags.some((tag) => OF_A_PAGE.test(tag)) ? [...tags, INDEXED_PAGES] : tags
}
