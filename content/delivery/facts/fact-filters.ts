import { type FactChoice, factChoices } from '@belvedere/kit/facts/choices.ts'
import { type Fact, type FactKind, headingOf } from '@belvedere/kit/facts/fact.ts'
import { type Manner, sayFact } from '@belvedere/kit/facts/say-facts.ts'
import { fittingValue, plainOf } from '@belvedere/kit/facts/value.ts'
import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { COLLECTION_PAGES } from '../../kinds/table.ts'
import type { DeliveryContext } from '../context.ts'
import { byTag, listTag, scopeOf } from '../list-tags.ts'
import { countRecords } from '../lists.ts'
import { readBySlug } from '../records.ts'
import { listOf } from '../schema/interfaces.ts'
import { type CountedValue, countValues } from './count-values.ts'
import { FactKind as FactKindType } from './facts-field.ts'
import { readSiteFacts } from './read-site-facts.ts'

const { list: LIST } = COLLECTION_PAGES.listings

type FactFilter = {
  key: string
  label: string
  kind: FactKind
  isSorted: boolean
  choices: FactChoice[]
}

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
    isSorted: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether lists are sorted by it, in both directions.',
    },
    choices: {
      type: listOf(FactChoiceType),
      description: 'The values that its listings have; empty if a filter would change nothing.',
    },
  },
})

/** The filters and sort orders of a category by facts. */
export const factFilters: GraphQLFieldConfig<unknown, DeliveryContext> = {
  type: listOf(FactFilterType),
  description:
    'The facts by which the listings of a category are filtered or sorted, in their order.',
  args: { category: text('The slug of the category.') },
  resolve: (_, { category }: { category: string }, context) => filtersOf(context, category),
}

async function filtersOf(context: DeliveryContext, slug: string): Promise<FactFilter[]> {
  const { facts, manner } = await readSiteFacts(context)
  const listed = facts.all.filter(
    (fact) => facts.filter.includes(fact) || facts.sort.includes(fact),
  )
  const category = await readBySlug(context, 'real-estate-categories', slug)
  if (!category || !LIST || listed.length === 0) return []
  const scope = scopeOf('listings', 'category', category.id)
  const fields = LIST.facts ?? []
  for (const tag of [listTag(scope), ...fields.map((field) => byTag(scope, field))])
    context.tags.add(tag)
  const [counted, total] = await Promise.all([
    countValues(context, facts.filter, Number(category.id)),
    countRecords(context, 'listings', LIST, { filter: { category: { eq: slug } } }),
  ])
  return listed.map((fact) => {
    const { key, kind } = fact
    const values = facts.filter.includes(fact) ? (counted.get(key) ?? []) : []
    const choices = choicesOf(fact, values, total, manner)
    return { key, kind, label: headingOf(fact), isSorted: facts.sort.includes(fact), choices }
  })
}

/** Each different value is put into words once. */
function choicesOf(
  fact: Fact,
  counted: readonly CountedValue[],
  total: number,
  manner: Manner,
): FactChoice[] {
  const found = counted.flatMap(({ value: stored, count }) => {
    const value = fittingValue(fact, stored)
    return value === undefined
      ? []
      : [{ ...sayFact(fact, value, manner), plain: plainOf(value), count }]
  })
  return factChoices(found, total, manner.words)
}
