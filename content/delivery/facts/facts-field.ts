import { FACT_KINDS, PLACES, type Place } from '@belvedere/kit/facts/fact.ts'
import { type SaidFact, sayFacts } from '@belvedere/kit/facts/say-facts.ts'
import {
  GraphQLEnumType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import type { Fields } from '../schema/build.ts'
import { listOf } from '../schema/interfaces.ts'
import { readSiteFacts } from './read-site-facts.ts'

export const FactKind = new GraphQLEnumType({
  name: 'FactKind',
  description: 'What the value of a fact is.',
  values: Object.fromEntries(
    FACT_KINDS.map((kind) => [kind, { description: `The kind “${kind}”.` }]),
  ),
})

const FactPlace = new GraphQLEnumType({
  name: 'FactPlace',
  description: 'Where facts are shown.',
  values: {
    ...Object.fromEntries(PLACES.map((place) => [place, { description: `The place “${place}”.` }])),
    sort: { description: 'The sort orders of lists.' },
  },
})

const text = (description: string) => ({ type: new GraphQLNonNull(GraphQLString), description })

const FactRecord = new GraphQLObjectType<SaidFact, DeliveryContext>({
  name: 'FactRecord',
  description: 'A fact of a listing as the site says it, in its language and number format.',
  fields: {
    key: text('The name of the fact for programs; it stays when the label changes.'),
    kind: { type: new GraphQLNonNull(FactKind), description: 'What its value is.' },
    heading: text('What the fact is called above many values.'),
    label: text('What the fact is called; in the singular where there is one of a thing.'),
    value: text('The value without its unit.'),
    unit: { type: GraphQLString, description: 'The unit of a number that has one.' },
    also: { type: GraphQLString, description: 'The same in square feet, where the site says so.' },
    rank: { type: GraphQLInt, description: 'The place of a choice among its options, from 0.' },
    plain: text('The value for programs: digits, 2027-03-01, `yes` or `no`, or the text.'),
  },
})

/** The facts of a listing, in the order of the owner. */
export const factsField: Fields[string] = {
  type: listOf(FactRecord),
  description: 'The facts of the listing that the owner lists in “Site”, in that order.',
  args: { on: { type: FactPlace, description: 'Only those shown there; all without it.' } },
  resolve: async (listing: Doc, { on }: { on?: Place | 'sort' | null }, context) => {
    const { facts, manner } = await readSiteFacts(context)
    const said = sayFacts(facts[on ?? 'all'], listing, manner)
    return on === 'card'
      ? said.filter(({ plain, kind }) => kind !== 'yes' || plain === 'yes')
      : said
  },
}
