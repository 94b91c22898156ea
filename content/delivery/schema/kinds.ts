import { GraphQLInt } from 'graphql'
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { DeliveryContext, Doc } from '../context.ts'
import type { Build, Fields } from './build.ts'
import { furtherOfCategory } from './category.ts'
import { coverOfGallery } from './gallery.ts'
import { derivedOfListing, furtherOfListing } from './listing.ts'

type Common = {
  /** The field of `Query`; its snake case is the model key. */
  root: string
}

export type GlobalKind = Common & {
  global: GlobalSlug
  /** Where it lives on the site, for globals that are pages. */
  path?: string
}

/** Works out the value of a field that the editor has left empty. */
export type Derive = (context: DeliveryContext, record: Doc) => unknown

/** A list of all records of a collection, as a field of `Query`. */
export type ListOptions = {
  root: string
  /** Fields whose words a text filter looks through. */
  searched: string[]
  /** Number fields to filter by. */
  numbers?: string[]
  /** Choices to filter by. */
  choices?: string[]
  /** Texts to filter by whether anything is written there. */
  filled?: string[]
  /** Relations to filter by, as the collection they lead to; the filter takes slugs. */
  relations?: Record<string, CollectionSlug>
  /** Fields to sort by; the first is what a list is sorted by unless the query says otherwise. */
  sorted: string[]
  /** Hidden fields that the database sorts by instead of these. */
  sortedAs?: Record<string, string>
}

/** Records of a collection, one of them found by its slug. */
export type SluggedKind = Common & {
  collection: CollectionSlug
  /** The query must name a slug (specification §5). */
  isSlugRequired?: boolean
  /** Records of this kind are asked for as a list only. */
  isListOnly?: boolean
  list?: ListOptions
  derived?: Record<string, Derive>
  /** Fields that are delivered in another form than the one they are stored in. */
  recast?: Fields
  /** Fields beyond the model, worked out from other records. */
  further?: Fields | ((build: Build) => Fields)
}

const titled = { searched: ['title'], sorted: ['title'] }

/** Everything the delivery API answers for. A further kind is one more line. */
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
    recast: coverOfGallery,
    list: { root: 'galleries', ...titled },
  },
  {
    root: 'realEstateCat',
    collection: 'real-estate-categories',
    isSlugRequired: true,
    further: furtherOfCategory,
    list: { root: 'realEstateCats', ...titled, searched: ['title', 'description'] },
  },
  {
    root: 'realEstateListing',
    collection: 'listings',
    isSlugRequired: true,
    derived: derivedOfListing,
    further: furtherOfListing,
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
    recast: { status: { type: GraphQLInt, resolve: ({ status }) => Number(status) } },
    list: { root: 'redirects', searched: ['from', 'to'], sorted: ['from'] },
  },
]
