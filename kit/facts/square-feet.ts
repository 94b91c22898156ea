import type { SquareFeet } from './fact.ts'

const IN_A_SQUARE_METRE = 10.763_910_4

/** Countries in which people compare areas in square feet. */
const MARKETS = new Set(['US', 'GB', 'CA', 'IE', 'IN', 'PK', 'BD', 'HK', 'SG', 'MY', 'AE', 'BS'])

/** An area in whole square feet. */
export function toSquareFeet(squareMetres: number): number {
  return Math.round(squareMetres * IN_A_SQUARE_METRE)
}

/** Whether a site shows square feet; the country is that of its number format. */
export function showsSquareFeet(choice: SquareFeet, locale: string): boolean {
  if (choice !== 'market') return choice === 'always'
  return MARKETS.has(new Intl.Locale(locale).region ?? '')
}
