import type { Listing } from './listing.ts'

type Priced = Pick<Listing, 'price' | 'currency' | 'locale'>
type Measured = Pick<Listing, 'area' | 'squareFootage' | 'locale'>

/** A formatted price, such as “€4,850,000”; null for a price on request. */
export function formatPrice({ price, currency, locale }: Priced): string | null {
  if (price === null) return null
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style).format(price)
}

/** A formatted area, such as “612 m²” and “6,588 sq ft”. */
export function formatArea({ area, squareFootage, locale }: Measured) {
  return {
    metric: area === null ? null : `${formatInteger(area, locale)}${NO_BREAK}m²`,
    imperial:
      squareFootage === null
        ? null
        : `${formatInteger(squareFootage, locale)}${NO_BREAK}sq${NO_BREAK}ft`,
  }
}

/** One fraction digit, for half bathrooms. */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(count)
}

function formatInteger(amount: number, locale: string) {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)
}

const NO_BREAK = '\u00a0'
