import type { Listing } from './listing.ts'

type Priced = Pick<Listing, 'price' | 'currency' | 'locale'>

/** A formatted price, such as “€4,850,000”; null for a price on request. */
export function formatPrice({ price, currency, locale }: Priced): string | null {
  if (price === null) return null
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style).format(price)
}
