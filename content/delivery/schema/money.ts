import { GraphQLNonNull, GraphQLString } from 'graphql'
import { asText } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readGlobal } from '../records.ts'
import type { Fields } from './build.ts'

type Money = { currency: string; locale: string }

/** The currency of prices and the locale of numbers, from the site's settings. */
export async function readMoney(context: DeliveryContext): Promise<Money> {
  context.tags.add('global:site')
  const site = await readGlobal(context, 'site')
  return { currency: asText(site?.currency) ?? 'EUR', locale: asText(site?.locale) ?? 'en-GB' }
}

/**
 * The currency and locale fields of records with a price. Reading them tags the response with the
 * settings, so that changing the currency invalidates it.
 */
export const moneyFields: Fields = {
  currency: {
    type: new GraphQLNonNull(GraphQLString),
    description: 'ISO 4217, from the settings of the site.',
    resolve: async (_, __, context) => (await readMoney(context)).currency,
  },
  locale: {
    type: new GraphQLNonNull(GraphQLString),
    description: 'The locale for numbers, from the settings of the site.',
    resolve: async (_, __, context) => (await readMoney(context)).locale,
  },
}
