import type { Listing } from './listing.ts'

type Priced = Pick<Listing, 'price' | 'currency' | 'locale'>
type Measured = Pick<Listing, 'area' | 'squareFootage' | 'locale'>

/** A price in full, such as “€4,850,000”; nothing where it is told on request. */
export function priceInFull({ price, currency, locale }: Priced): string | null {
  if (price === null) return null
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style).format(price)
}

/** An area in both measures, such as “612 m²” and “6,588 sq ft”. */
export function areaInWords({ area, squareFootage, locale }: Measured) {
  return {
    metric: area === null ? null : `${whole(area, locale)}${NO_BREAK}m²`,
    imperial:
      squareFootage === null ? null : `${whole(squareFootage, locale)}${NO_BREAK}sq${NO_BREAK}ft`,
  }
}

/** Bathrooms come in halves. */
export function countInWords(count: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(count)
}

function whole(amount: number, locale: string) {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)
}

const NO_BREAK = '\u00a0'
