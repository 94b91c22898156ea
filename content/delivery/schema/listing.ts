import { toSquareFeet } from '@belvedere/kit/facts/square-feet.ts'
import { GraphQLInt } from 'graphql'
import { compactPrice } from '../../model/compact-price.ts'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { factsField } from '../facts/facts-field.ts'
import { planFields } from '../floor-plan.ts'
import { fieldTag } from '../record-tags.ts'
import { isId, readRecord } from '../records.ts'
import { type RelatedArgs, relatedListings } from '../related-listings.ts'
import type { Build, Fields } from './build.ts'
import { listOf } from './interfaces.ts'
import type { Derive } from './kind.ts'
import { moneyFields, readMoney } from './money.ts'

/** The arguments of fields with related listings. */
export const relatedArgs = {
  first: {
    type: GraphQLInt,
    defaultValue: 4,
    description: 'The number of listings, at most four.',
  },
}

/** The derived values of a listing’s empty fields. */
export const derivedListingFields: Record<string, Derive> = {
  squareFootage: (_, { area }) => (typeof area === 'number' ? toSquareFeet(area) : null),
  priceSmall: shortPrice,
  thumbnail: (_, { pictures }) => [pictures].flat().find(isId),
}

/**
 * The currency and locale of a listing’s price, so that clients need no other query to format it;
 * its facts, its plan and its related listings.
 */
export function extraListingFields(build: Build): Fields {
  const related: Fields[string] = {
    type: listOf(build.typeOf('listings')),
    description: 'Related listings, at most four.',
    args: relatedArgs,
    resolve: (listing, args: RelatedArgs, context) => relatedListings(context, args, listing),
  }
  const standIn: Fields[string] = {
    type: build.typeOf('media'),
    description:
      'What a card shows of a listing without a picture: the picture of its category, else its plan; null for a listing with one.',
    resolve: (listing, _, context) => standInOf(context, listing),
  }
  return { facts: factsField, ...moneyFields, ...planFields, related, standIn }
}

async function standInOf(context: DeliveryContext, listing: Doc) {
  const own = [listing.thumbnail, listing.pictures].flat()
  if (own.some(isId)) return null
  const category = await readRecord(context, CATEGORIES, listing.category)
  const tag = category && fieldTag(CATEGORIES, category.id, 'featuredImage')
  if (tag) context.tags.add(tag)
  const picture = await readRecord(context, 'media', category?.featuredImage)
  return picture ?? readRecord(context, 'media', listing.floorPlan)
}

const CATEGORIES = 'real-estate-categories'

async function shortPrice(context: DeliveryContext, { price }: Doc) {
  if (typeof price !== 'number') return null
  const { currency, locale } = await readMoney(context)
  return compactPrice(price, currency, locale)
}
