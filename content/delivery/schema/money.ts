import { GraphQLNonNull, GraphQLString } from 'graphql'
import { asText, type DeliveryContext } from '../context.ts'
import { readGlobal } from '../records.ts'
import type { Fields } from './build.ts'

type Money = { currency: string; locale: string }

/** The currency of all prices and the language that numbers are written in: the site's settings. */
export async function readMoney(context: DeliveryContext): Promise<Money> {
  const site = await readGlobal(context, 'site')
  return { currency: asText(site?.currency) ?? 'EUR', locale: asText(site?.locale) ?? 'en-GB' }
}

/**
 * The same on a record that has a price. An answer with prices carries the tag of the settings with
 * them, so a page is made again when the currency changes.
 */
export const moneyFields: Fields = {
  currency: {
    type: new GraphQLNonNull(GraphQLString),
    description: 'ISO 4217, from the settings of the site.',
    resolve: async (_, __, context) => (await readMoney(context)).currency,
  },
  locale: {
    type: new GraphQLNonNull(GraphQLString),
    description: 'How numbers are written: from the settings of the site.',
    resolve: async (_, __, context) => (await readMoney(context)).locale,
  },
}
