import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql'

/** Compares a number. */
export const NumberFilter = new GraphQLInputObjectType({
  name: 'NumberFilter',
  description: 'Filters by a number; all given conditions must match.',
  fields: {
    eq: { type: GraphQLFloat, description: 'Exactly this number.' },
    gt: { type: GraphQLFloat, description: 'More than this.' },
    gte: { type: GraphQLFloat, description: 'At least this.' },
    lt: { type: GraphQLFloat, description: 'Less than this.' },
    lte: { type: GraphQLFloat, description: 'At most this.' },
    exists: { type: GraphQLBoolean, description: 'Whether the record has a number.' },
  },
})

/** Matches a text by whether it is filled in. */
export const FilledFilter = new GraphQLInputObjectType({
  name: 'FilledFilter',
  description: 'Filters by whether a text is filled in.',
  fields: {
    exists: { type: GraphQLBoolean, description: 'Whether the text is not empty.' },
  },
})

/** Matches a relation by slug. */
export const LinkFilter = new GraphQLInputObjectType({
  name: 'LinkFilter',
  description: 'Filters by the slug of a related record.',
  fields: oneOrMany(GraphQLString),
})

/** Matches a fact of the owner. */
export const FactCondition = new GraphQLInputObjectType({
  name: 'FactCondition',
  description: 'Filters by a fact that the owner lists, as `factFilters` offers it.',
  fields: {
    key: { type: new GraphQLNonNull(GraphQLString), description: 'The name of the fact.' },
    is: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'The value of a choice; `80+` is eighty or more.',
    },
  },
})

/** Sorts by a fact of the owner. */
export const FactOrder = new GraphQLInputObjectType({
  name: 'FactOrder',
  description: 'Sorts by a number among the facts that the owner lists.',
  fields: {
    key: { type: new GraphQLNonNull(GraphQLString), description: 'The name of the fact.' },
    isDescending: {
      type: GraphQLBoolean,
      description: 'The highest first; records without a value come last in any case.',
    },
  },
})

/** Searches for words. */
export const TextFilter = new GraphQLInputObjectType({
  name: 'TextFilter',
  description: 'Filters by the words of a record.',
  fields: {
    matches: {
      type: GraphQLString,
      description: 'Words that must all occur in the texts of the record.',
    },
  },
})

/** The conditions of a type for fields with one value. */
export function oneOrMany(type: GraphQLInputType) {
  const many = new GraphQLList(new GraphQLNonNull(type))
  return {
    eq: { type, description: 'Exactly this one.' },
    in: { type: many, description: 'One of these.' },
  }
}
