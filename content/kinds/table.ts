import type { CollectionSlug, GlobalSlug } from 'payload'
import { experiences } from './experiences/kind.ts'
import { galleries } from './galleries/kind.ts'
import { home } from './home/kind.ts'
import type { Above, CollectionPage, GlobalPage } from './kind.ts'
import { listings } from './listings/kind.ts'
import { map } from './map/kind.ts'
import { pages } from './pages/kind.ts'
import { realEstateCategories } from './real-estate-categories/kind.ts'
import { realEstateOverview } from './real-estate-overview/kind.ts'

/**
 * The kinds of pages. Addresses, links, previews, slugs, cache tags, search and the delivery API
 * follow from these rows, and so do the site’s routes (`blocks/page-kinds.ts`, by `npm run schema`).
 */

const globals = {
  home,
  map,
  'real-estate-overview': realEstateOverview,
} as const satisfies Partial<Record<GlobalSlug, GlobalPage>>

const collections = {
  pages,
  experiences,
  galleries,
  listings,
  'real-estate-categories': realEstateCategories,
} as const satisfies Partial<Record<CollectionSlug, CollectionPage>>

/** A global that is a page. */
export type PageGlobal = keyof typeof globals

/** A collection whose records are pages. */
export type PageCollection = keyof typeof collections

export const GLOBAL_PAGES: Readonly<Record<PageGlobal, GlobalPage>> = globals
export const COLLECTION_PAGES: Readonly<Record<PageCollection, CollectionPage<PageCollection>>> =
  collections

export const pageGlobals = Object.keys(globals) as PageGlobal[]
export const pageCollections = Object.keys(collections) as PageCollection[]

export function isPageGlobal(slug: unknown): slug is PageGlobal {
  return typeof slug === 'string' && Object.hasOwn(globals, slug)
}

export function isPageCollection(slug: unknown): slug is PageCollection {
  return typeof slug === 'string' && Object.hasOwn(collections, slug)
}

/** The relation to the record above one of this collection; undefined without one. */
export function aboveOf(collection: string): Above<PageCollection> | undefined {
  const below = isPageCollection(collection) ? COLLECTION_PAGES[collection].below : ''
  return typeof below === 'string' ? undefined : below
}

/** Whether records of this collection have pages below theirs, as a category has its listings. */
export function hasPagesBelow(collection: string): boolean {
  return pageCollections.some((one) => aboveOf(one)?.collection === collection)
}

/** The noun for one record in a sentence: `category`. */
export function nounOf(collection: PageCollection): string {
  return COLLECTION_PAGES[collection].labels.singular.toLowerCase()
}

/** The type of a page’s records in the delivery API: `RealEstateCatRecord`. */
export function typeNameOf({ root }: Pick<GlobalPage, 'root'>): string {
  return `${root.charAt(0).toUpperCase()}${root.slice(1)}Record`
}
