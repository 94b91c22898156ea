import type { DeliveryContext, ListingTotals } from './context.ts'
import { allTotals } from './listing-totals.ts'
import { readMoney } from './schema/money.ts'

/** What the placeholders of texts stand for. */
type Figures = Record<'released' | 'available' | 'lowest', string>

const PLACE = /\{(released|available|lowest)\}/g

/**
 * A text with the figures of the listings in place of `{released}`, `{available}` and `{lowest}`, as
 * the language of the site writes them. Reading one makes the response depend on all listings.
 */
export async function withFigures<Text>(
  context: DeliveryContext,
  text: Text,
): Promise<Text | string> {
  if (typeof text !== 'string' || text.search(PLACE) < 0) return text
  const [totals, { currency, locale }] = await Promise.all([allTotals(context), readMoney(context)])
  const figures = new Map(Object.entries(figuresOf(totals, currency, locale)))
  return text.replaceAll(PLACE, (place, name: string) => figures.get(name) ?? place)
}

function figuresOf(totals: ListingTotals, currency: string, locale: string): Figures {
  const price = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, maximumFractionDigits: 0 },
  })
  return {
    released: totals.count.toLocaleString(locale),
    available: totals.available.toLocaleString(locale),
    lowest: totals.lowest === null ? '–' : price.format(totals.lowest),
  }
}
