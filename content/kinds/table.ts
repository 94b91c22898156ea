import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Above, CollectionPage, GlobalPage } from './kind.ts'

/**
 * The kinds of pages. Addresses, links, previews, slugs, cache tags, search and the delivery API
 * follow from these rows, and so do the site’s routes (`blocks/page-kinds.ts`, by `npm run schema`).
 */

const globals = {
  home: { path: '/', root: 'home' },
  map: { path: '/map', root: 'map' },
  'real-estate-overview': { path: '/real-estate', root: 'realEstateOverview' },
} as const satisfies Partial<Record<GlobalSlug, GlobalPage>>

const collections = {
  pages: {
    labels: { singular: 'Page', plural: 'Pages' },
    below: '',
    root: 'page',
    isSlugRequired: false,
    list: null,
    link: { target: 'page', position: 1 },
    tagged: {},
    described: { description: null, picture: null, pictures: null },
  },
  experiences: {
    labels: { singular: 'Experience', plural: 'Experiences' },
    below: '/experiences',
    root: 'experience',
    isSlugRequired: true,
    list: { root: 'experiences', searched: ['title', 'description'], sorted: ['title'] },
    link: { target: 'experience', position: 2 },
    tagged: { summary: ['title', 'description', 'featuredImage'] },
    described: { description: 'description', picture: 'featuredImage', pictures: null },
  },
  galleries: {
    labels: { singular: 'Gallery', plural: 'Galleries' },
    below: '/gallery',
    root: 'gallery',
    isSlugRequired: true,
    list: { root: 'galleries', searched: ['title'], sorted: ['title'] },
    link: { target: 'gallery', position: 5 },
    tagged: { summary: ['title', 'thumbnail'] },
    described: { description: null, picture: null, pictures: 'images' },
  },
  listings: {
    labels: { singular: 'Listing', plural: 'Listings' },
    below: { collection: 'real-estate-categories', field: 'category' },
    root: 'realEstateListing',
    isSlugRequired: true,
    list: {
      root: 'listings',
      searched: ['title', 'unit', 'description'],
      numbers: ['bedrooms', 'bathrooms', 'price', 'area'],
      choices: ['status'],
      filled: ['meshKey'],
      relations: { category: 'real-estate-categories' },
      sorted: ['title', 'unit', 'price', 'area', 'bedrooms', 'bathrooms'],
      sortedAs: { unit: 'unitOrder' },
    },
    link: { target: 'listing', position: 4 },
    tagged: {
      card: [
        ...['title', 'unit', 'status', 'price', 'priceSmall', 'category', 'area', 'squareFootage'],
        ...['bedrooms', 'bathrooms', 'thumbnail', 'related'],
      ],
      map: ['meshKey', 'description'],
    },
    described: { description: 'description', picture: 'thumbnail', pictures: 'pictures' },
  },
  'real-estate-categories': {
    labels: { singular: 'Category', plural: 'Categories' },
    below: '/real-estate',
    root: 'realEstateCat',
    isSlugRequired: true,
    list: { root: 'realEstateCats', searched: ['title', 'description'], sorted: ['title'] },
    link: { target: 'category', position: 3 },
    tagged: { title: ['title'], hour: ['hour'], summary: ['description', 'featuredImage'] },
    described: { description: 'description', picture: 'featuredImage', pictures: null },
  },
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

/** The relation that leads to the record above one of this collection; undefined without one. */
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
