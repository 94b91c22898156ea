import { compactPrice } from '../../model/compact-price.ts'
import { asText, type DeliveryContext, type Doc } from '../context.ts'
import { isId, readGlobal } from '../records.ts'
import type { Derive } from './kinds.ts'

const SQUARE_FEET = 10.763_910_4

/** What a listing says where its editor left it to be worked out. */
export const derivedOfListing: Record<string, Derive> = {
  squareFootage: (_, { area }) =>
    typeof area === 'number' ? Math.round(area * SQUARE_FEET) : null,
  priceSmall: shortPrice,
  thumbnail: (_, { pictures }) => [pictures].flat().find(isId),
}

async function shortPrice(context: DeliveryContext, { price }: Doc) {
  if (typeof price !== 'number') return null
  const site = await readGlobal(context, 'site')
  return compactPrice(price, asText(site?.currency), asText(site?.locale))
}
