import { GraphQLFloat, GraphQLInt, GraphQLNonNull } from 'graphql'
import { aboveFirst } from '../../kinds/paths.ts'
import {
  COLLECTION_PAGES,
  GLOBAL_PAGES,
  type PageCollection,
  pageGlobals,
} from '../../kinds/table.ts'
import type { Doc } from '../../payload/doc.ts'
import { brandFields } from '../brand/delivery.ts'
import { siteIconFields } from '../brand/icon-tags.ts'
import type { DeliveryContext } from '../context.ts'
import { inquireToField } from '../inquire-to.ts'
import { listingTotals } from '../listing-totals.ts'
import { mapFields } from '../masterplan.ts'
import { readRecord } from '../records.ts'
import type { Fields } from './build.ts'
import { FileField } from './file.ts'
import type { Kind, SluggedKind } from './kind.ts'
import { derivedListingFields, extraListingFields } from './listing.ts'
import { moneyFields } from './money.ts'

/** The cover of a gallery. */
const galleryCover: Fields = {
  thumbnail: {
    type: FileField,
    description: 'The cover: the first picture that still exists.',
    resolve: (gallery, _, context) => firstPicture(context, gallery),
  },
}

async function firstPicture(context: DeliveryContext, { images }: Doc) {
  for (const id of [images ?? []].flat()) {
    const picture = await readRecord(context, 'media', id)
    if (picture) return picture
  }
  return null
}

/** The fields of a category that are computed from its listings. */
const extraCategoryFields: Fields = {
  listingCount: {
    type: new GraphQLNonNull(GraphQLInt),
    description: 'The number of listings in the category.',
    resolve: async ({ id }, _, context) => (await listingTotals(context, id)).count,
  },
  availableCount: {
    type: new GraphQLNonNull(GraphQLInt),
    description: 'The number of its listings that are neither sold nor reserved.',
    resolve: async ({ id }, _, context) => (await listingTotals(context, id)).available,
  },
  lowestPrice: {
    type: GraphQLFloat,
    description: 'The lowest price of its listings that are available.',
    resolve: async ({ id }, _, context) => (await listingTotals(context, id)).lowest,
  },
  ...moneyFields,
}

const redirectStatus = {
  type: GraphQLInt,
  description:
    'The HTTP status of the redirect: 301, 302, 307 or 308; 410, without a target, where a page was deleted.',
  resolve: ({ status }: Doc) => Number(status),
}

/** Fields of pages that the delivery API computes, besides those of the model. */
const COMPUTED: Partial<Record<PageCollection, Partial<SluggedKind>>> = {
  galleries: { overrides: galleryCover },
  'real-estate-categories': { extraFields: extraCategoryFields },
  listings: { derived: derivedListingFields, extraFields: extraListingFields },
}

/** All record kinds of the delivery API. */
export const kinds: Kind[] = [
  { root: 'site', global: 'site', extraFields: { ...siteIconFields, ...inquireToField } },
  { root: 'brand', global: 'brand', extraFields: brandFields },
  { root: 'global', global: 'global' },
  ...pageGlobals.map((global) => ({
    ...GLOBAL_PAGES[global],
    global,
    ...(global === 'map' && { extraFields: mapFields }),
  })),
  ...aboveFirst.map((collection) => {
    const { root, isSlugRequired, list } = COLLECTION_PAGES[collection]
    return { root, collection, isSlugRequired, list, ...COMPUTED[collection] }
  }),
  {
    root: 'amenity',
    collection: 'amenities',
    isListOnly: true,
    list: { root: 'amenities', searched: ['title', 'description'], sorted: ['title'] },
  },
  {
    root: 'redirect',
    collection: 'redirects',
    isListOnly: true,
    overrides: { status: redirectStatus },
    list: { root: 'redirects', searched: ['from', 'to'], sorted: ['from'] },
  },
]
