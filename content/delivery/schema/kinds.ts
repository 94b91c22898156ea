import { GraphQLInt } from 'graphql'
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { DeliveryContext, Doc } from '../context.ts'
import type { Build, Fields } from './build.ts'
import { extraCategoryFields } from './category.ts'
import { galleryCover } from './gallery.ts'
import { derivedListingFields, extraListingFields } from './listing.ts'

type Common = {
  /** The field of `Query`; in snake case it is the model key. */
  root: string
}

export type GlobalKind = Common & {
  global: GlobalSlug
  /** The path on the site, for globals that are pages. */
  path?: string
}

/** Computes the value of a field that the editor left empty. */
export type Derive = (context: DeliveryContext, record: Doc) => unknown

/** The list of a collection’s records, as a field of `Query`. */
export type ListOptions = {
  root: string
  /** Fields that the text filter searches. */
  searched: string[]
  /** Number fields to filter by. */
  numbers?: string[]
  /** Select fields to filter by. */
  choices?: string[]
  /** Text fields to filter by whether they are filled. */
  filled?: string[]
  /** Relations to filter by slug, with the collection they refer to. */
  relations?: Record<string, CollectionSlug>
  /** Fields to sort by; the first one is the default. */
  sorted: string[]
  /** Hidden fields that replace a sort field in the database query, by field. */
  sortedAs?: Record<string, string>
}

/** Records of a collection, read by slug or as a list. */
export type SluggedKind = Common & {
  collection: CollectionSlug
  /** Whether a query must name a slug (specification §5). */
  isSlugRequired?: boolean
  /** Whether records can be queried as a list only. */
  isListOnly?: boolean
  list?: ListOptions
  derived?: Record<string, Derive>
  /** Fields that replace those of the model. */
  overrides?: Fields
  /** Fields that are not in the model, computed from other records. */
  extraFields?: Fields | ((build: Build) => Fields)
}

const titled = { searched: ['title'], sorted: ['title'] }

/** All record kinds of the delivery API. */
export const kinds: (GlobalKind | SluggedKind)[] = [
  { root: 'site', global: 'site' },
  { root: 'global', global: 'global' },
  { root: 'home', global: 'home', path: '/' },
  { root: 'map', global: 'map', path: '/map' },
  { root: 'realEstateOverview', global: 'real-estate-overview', path: '/real-estate' },
  { root: 'page', collection: 'pages' },
  {
    root: 'experience',
    collection: 'experiences',
    isSlugRequired: true,
    list: { root: 'experiences', ...titled, searched: ['title', 'description'] },
  },
  {
    root: 'gallery',
    collection: 'galleries',
    isSlugRequired: true,
    overrides: galleryCover,
    list: { root: 'galleries', ...titled },
  },
  {
    root: 'realEstateCat',
    collection: 'real-estate-categories',
    isSlugRequired: true,
    extraFields: extraCategoryFields,
    list: { root: 'realEstateCats', ...titled, searched: ['title', 'description'] },
  },
  {
    root: 'realEstateListing',
    collection: 'listings',
    isSlugRequired: true,
    derived: derivedListingFields,
    extraFields: extraListingFields,
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
  },
  {
    root: 'amenity',
    collection: 'amenities',
    isListOnly: true,
    list: { root: 'amenities', ...titled, searched: ['title', 'description'] },
  },
  {
    root: 'redirect',
    collection: 'redirects',
    isListOnly: true,
    overrides: { status: { type: GraphQLInt, resolve: ({ status }) => Number(status) } },
    list: { root: 'redirects', searched: ['from', 'to'], sorted: ['from'] },
  },
]
