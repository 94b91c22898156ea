import { compactPrice } from '../../model/compact-price.ts'
import type { DeliveryContext, Doc } from '../context.ts'
import { isId } from '../records.ts'
import type { Derive } from './kinds.ts'
import { moneyFields, readMoney } from './money.ts'

const SQUARE_FEET = 10.763_910_4

/** What a listing says where its editor left it to be worked out. */
export const derivedOfListing: Record<string, Derive> = {
  squareFootage: (_, { area }) =>
    typeof area === 'number' ? Math.round(area * SQUARE_FEET) : null,
  priceSmall: shortPrice,
  thumbnail: (_, { pictures }) => [pictures].flat().find(isId),
}

/** A listing tells how its price is written, so that whoever shows it needs nothing else. */
export const furtherOfListing = moneyFields

async function shortPrice(context: DeliveryContext, { price }: Doc) {
  if (typeof price !== 'number') return null
  const { currency, locale } = await readMoney(context)
  return compactPrice(price, currency, locale)
}
