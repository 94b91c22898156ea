import { type FactChoice, factChoices } from '@belvedere/kit/facts/choices.ts'
import { type Fact, type FactKind, headingOf } from '@belvedere/kit/facts/fact.ts'
import { type Manner, sayFact } from '@belvedere/kit/facts/say-facts.ts'
import { type FactValue, plainOf, storedValue } from '@belvedere/kit/facts/value.ts'
import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { COLLECTION_PAGES } from '../../kinds/table.ts'
import type { DeliveryContext, ListedValues } from '../context.ts'
import { byTag, listTag, scopeOf } from '../list-tags.ts'
import { readBySlug } from '../records.ts'
import { listOf } from '../schema/interfaces.ts'
import { FactKind as FactKindType } from './facts-field.ts'
import { listedValues } from './listed-values.ts'
import { readSiteFacts } from './read-site-facts.ts'

type FactFilter = { key: string; label: string; kind: FactKind; choices: FactChoice[] }

const text = (description: string) => ({ type: new GraphQLNonNull(GraphQLString), description })

const FactChoiceType = new GraphQLObjectType<FactChoice>({
  name: 'FactChoice',
  description: 'A value that a list can be filtered by.',
  fields: {
    value: text('The value for `is` of a condition; `80+` is eighty or more.'),
    label: text('The value in the words of the site.'),
    count: { type: new GraphQLNonNull(GraphQLInt), description: 'How many listings have it.' },
  },
})

const FactFilterType = new GraphQLObjectType<FactFilter>({
  name: 'FactFilter',
  description: 'A fact by which the owner lets lists be filtered and, if it is a number, sorted.',
  fields: {
    key: text('The name of the fact.'),
    label: text('What it is called.'),
    kind: { type: new GraphQLNonNull(FactKindType), description: 'What its value is.' },
    choices: {
      type: listOf(FactChoiceType),
      description: 'The values that its listings have; empty if a filter would change nothing.',
    },
  },
})

/** The filters of a category by facts. */
export const factFilters: GraphQLFieldConfig<unknown, DeliveryContext> = {
  type: listOf(FactFilterType),
  description: 'The facts by which the listings of a category can be filtered, in their order.',
  args: { category: text('The slug of the category.') },
  resolve: (_, { category }: { category: string }, context) => filtersOf(context, category),
}

async function filtersOf(context: DeliveryContext, slug: string): Promise<FactFilter[]> {
  const { facts, manner } = await readSiteFacts(context)
  const category = await readBySlug(context, 'real-estate-categories', slug)
  if (!category || facts.filter.length === 0) return []
  const scope = scopeOf('listings', 'category', category.id)
  const fields = COLLECTION_PAGES.listings.list?.facts ?? []
  for (const tag of [listTag(scope), ...fields.map((field) => byTag(scope, field))])
    context.tags.add(tag)
  const listings = (await listedValues(context)).filter((one) => one.category === category.id)
  return facts.filter.map((fact) => {
    const { key, kind } = fact
    return { key, kind, label: headingOf(fact), choices: choicesOf(fact, listings, manner) }
  })
}

/** Each different value is put into words once. */
function choicesOf(fact: Fact, listings: readonly ListedValues[], manner: Manner): FactChoice[] {
  const counts = new Map<FactValue, number>()
  for (const { values } of listings) {
    const value = storedValue(fact, values)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const found = [...counts].map(([value, count]) => {
    return { ...sayFact(fact, value, manner), plain: plainOf(value), count }
  })
  return factChoices(found, listings.length, manner.words)
}
