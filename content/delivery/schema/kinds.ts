import { GraphQLInt } from 'graphql'
import { brandFields } from '../../brand/delivery.ts'
import { siteIconFields } from '../../brand/icon-tags.ts'
import { mapFields } from '../../masterplan/delivery.ts'
import type { Doc } from '../context.ts'
import { extraCategoryFields } from './category.ts'
import { galleryCover } from './gallery.ts'
import type { Kind } from './kind.ts'
import { derivedListingFields, extraListingFields } from './listing.ts'

const redirectStatus = {
  type: GraphQLInt,
  description: 'The HTTP status of the redirect: 301, 302, 307 or 308.',
  resolve: ({ status }: Doc) => Number(status),
}

const titled = { searched: ['title'], sorted: ['title'] }

/** All record kinds of the delivery API. */
export const kinds: Kind[] = [
  { root: 'site', global: 'site', extraFields: siteIconFields },
  { root: 'brand', global: 'brand', extraFields: brandFields },
  { root: 'global', global: 'global' },
  { root: 'home', global: 'home', path: '/' },
  { root: 'map', global: 'map', path: '/map', extraFields: mapFields },
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
    overrides: { status: redirectStatus },
    list: { root: 'redirects', searched: ['from', 'to'], sorted: ['from'] },
  },
]
