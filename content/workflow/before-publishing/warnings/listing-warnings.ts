import type { PayloadRequest, Where } from 'payload'
import type { Target } from '../../../editing/together/target.ts'
import type { Row } from '../../../editing/versions/changed-rows.ts'
import type { Warning } from './warning.ts'

/** The prices of the other public listings of a category; undefined if too few have one. */
export type PriceRange = { category: string; lowest: number; highest: number }

/** With fewer prices than this there is no range that a price could be outside of. */
const LEAST_PRICES = 3

/** What is missing or odd about a listing that is published. */
export async function listingWarnings(
  req: PayloadRequest,
  target: Target,
  after: Row,
): Promise<Warning[]> {
  if (!('collection' in target) || target.collection !== 'listings') return []
  const { locale } = await req.payload.findGlobal({ slug: 'site', select: { locale: true }, req })
  const format = new Intl.NumberFormat(locale ?? 'en-GB')
  const range = await rangeOf(req, Number(target.id), after)
  return warningsAbout(after, range, (price) => format.format(price))
}

/** The warnings about a listing, given the prices of the others. */
export function warningsAbout(
  { price, thumbnail, pictures }: Row,
  range: PriceRange | undefined,
  format: (price: number) => string,
): Warning[] {
  const hasPicture = Boolean(thumbnail) || (Array.isArray(pictures) && pictures.length > 0)
  return [
    ...(hasPicture ? [] : [{ place: 'Pictures', path: 'pictures', sentence: NO_PICTURE }]),
    ...priceWarnings(price, range, format).map((sentence) => ({
      ...{ place: 'Price', path: 'price' },
      sentence,
    })),
  ]
}

const NO_PICTURE =
  'There is no picture. Until you add one, cards show its name over a pale picture of the category, or else the plan or the name alone, and its page begins with the facts.'

function priceWarnings(
  price: unknown,
  range: PriceRange | undefined,
  format: (price: number) => string,
): string[] {
  if (typeof price !== 'number') return []
  if (price === 0) return ['The price is 0. Leave it empty for “On request”.']
  if (!range || (price >= range.lowest && price <= range.highest)) return []
  const side = price < range.lowest ? 'below' : 'above'
  return [
    `${format(price)} is ${side} the other prices in “${range.category}”: ${format(range.lowest)} to ${format(range.highest)}. Is a digit wrong?`,
  ]
}

async function rangeOf(
  req: PayloadRequest,
  id: number,
  { category, price }: Row,
): Promise<PriceRange | undefined> {
  if (typeof category !== 'number' || typeof price !== 'number' || price === 0) return undefined
  const others: Where = {
    category: { equals: category },
    id: { not_equals: id },
    price: { greater_than: 0 },
    _status: { equals: 'published' },
  }
  const find = async (sort: 'price' | '-price') => {
    const options = { depth: 0, limit: 1, select: { price: true }, overrideAccess: false } as const
    return req.payload.find({ collection: 'listings', where: others, sort, ...options, req })
  }
  const [up, down] = [await find('price'), await find('-price')]
  const [lowest, highest] = [up.docs[0]?.price, down.docs[0]?.price]
  if (up.totalDocs < LEAST_PRICES || !lowest || !highest) return undefined
  const query = { collection: 'real-estate-categories', id: category, depth: 0 } as const
  const found = await req.payload.findByID({ ...query, disableErrors: true, req })
  return { category: found?.title || 'this category', lowest, highest }
}
