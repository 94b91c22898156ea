import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql'
import type { ListOptions } from '../../kinds/kind.ts'
import type { DeliveryContext } from '../context.ts'
import { countRecords, type ListArgs, readList } from '../lists.ts'
import type { Build } from './build.ts'
import { FactOrder } from './filter-inputs.ts'
import { listOf } from './interfaces.ts'
import type { SluggedKind } from './kind.ts'
import { listFilter } from './list-filter.ts'
import { pluralOf } from './model-words.ts'
import { sluggedType } from './record-types.ts'

type RootFields = Record<string, GraphQLFieldConfig<unknown, DeliveryContext>>

/** The paginated list of a kind and its `_…Meta` field with the count; empty without a list. */
export function listFields(build: Build, kind: SluggedKind): RootFields {
  const { list, collection } = kind
  if (!list) return {}
  const type = sluggedType(build, kind)
  const filter = {
    type: listFilter(build, type, list),
    description: 'Which of them; all without it.',
  }
  const order = {
    type: orderBy(baseName(type), list),
    description: `By the first of these, then by the next; by \`${list.sorted[0]}\` without it.`,
  }
  return {
    [list.root]: {
      type: listOf(type),
      description: `The records of “${pluralOf(build, collection)}”, page by page.`,
      args: { ...PAGE, filter, orderBy: order, ...(list.facts && { orderByFact: BY_FACT }) },
      resolve: (_, args: ListArgs, context) => readList(context, collection, list, args),
    },
    [`_${list.root}Meta`]: {
      type: new GraphQLNonNull(CollectionMetadata),
      description: `How many records \`${list.root}\` has on all pages together.`,
      args: { filter },
      resolve: async (_, args: ListArgs, context) => ({
        count: await countRecords(context, collection, list, args),
      }),
    },
  }
}

const CollectionMetadata = new GraphQLObjectType({
  name: 'CollectionMetadata',
  description: 'What is known of a list without reading its records.',
  fields: {
    count: { type: new GraphQLNonNull(GraphQLInt), description: 'The number of its records.' },
  },
})

const BY_FACT = { type: FactOrder, description: 'In the place of `orderBy`: by this fact.' }

const PAGE = {
  first: { type: GraphQLInt, defaultValue: 20, description: 'The number of records, at most 500.' },
  skip: {
    type: GraphQLInt,
    defaultValue: 0,
    description: 'The number of records to leave out before the first.',
  },
}

/** The name of a record's type without the suffix `Record`. */
function baseName({ name }: GraphQLObjectType): string {
  return name.replace(/Record$/, '')
}

function orderBy(name: string, { sorted, sortedAs = {} }: ListOptions) {
  const both = [...sorted, 'createdAt', 'updatedAt'].flatMap((field) => {
    const shown = field.endsWith('At') ? `_${field}` : field
    const value = sortedAs[field] ?? field
    return [
      [`${shown}_ASC`, { value, description: `By \`${shown}\`, ascending.` }],
      [`${shown}_DESC`, { value: `-${value}`, description: `By \`${shown}\`, descending.` }],
    ] as const
  })
  const order = new GraphQLEnumType({
    name: `${name}ModelOrderBy`,
    description: 'A field to sort by, and its direction.',
    values: Object.fromEntries(both),
  })
  return new GraphQLList(new GraphQLNonNull(order))
}
