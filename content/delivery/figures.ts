import { inWords } from '@belvedere/kit/words/in-words.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { ownWordsOf } from './brand/own-words.ts'
import type { DeliveryContext } from './context.ts'
import { allTotals } from './listing-totals.ts'
import { readGlobal } from './records.ts'
import { readMoney } from './schema/money.ts'

const PLACE = /\{(lowest|(?:[Rr]eleased|[Aa]vailable)(?: in words)?)\}/g

/**
 * A text with the figures of the listings in place of `{released}`, `{available}` and `{lowest}`, as
 * the language of the site writes them, and the words of numbers in place of `{released in words}`
 * and, where a sentence begins with it, `{Released in words}`. Reading one makes the response depend
 * on all listings.
 */
export async function withFigures<Text>(
  context: DeliveryContext,
  text: Text,
): Promise<Text | string> {
  if (typeof text !== 'string' || text.search(PLACE) < 0) return text
  const [{ count, available, lowest }, { currency, locale }] = await Promise.all([
    allTotals(context),
    readMoney(context),
  ])
  const price = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, maximumFractionDigits: 0 },
  })
  const figures = new Map([
    ['released', count.toLocaleString(locale)],
    ['available', available.toLocaleString(locale)],
    ['lowest', lowest === null ? '–' : price.format(lowest)],
    ...(text.includes(' in words}') ? await spelled(context, locale, { count, available }) : []),
  ])
  return text.replaceAll(PLACE, (place, name: string) => figures.get(name) ?? place)
}

/** The numbers in the words of the site. */
async function spelled(
  context: DeliveryContext,
  locale: string,
  { count, available }: { count: number; available: number },
): Promise<[string, string][]> {
  context.tags.add('global:brand')
  const brand = await readGlobal(context, 'brand')
  const words = wordsOf(locale, brand ? ownWordsOf(brand) : {})
  const [all, left] = [inWords(count, words), inWords(available, words)]
  return [
    ['released in words', all.spelled],
    ['Released in words', all.Spelled],
    ['available in words', left.spelled],
    ['Available in words', left.Spelled],
  ]
}
