import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
} from 'graphql'

/** A document with only a fragment uses it nowhere. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)

/** Validates a block's fragment against the schema of the delivery API. */
export function fragmentErrors(
  schema: GraphQLSchema,
  fragment: DocumentNode,
): readonly GraphQLError[] {
  return validate(schema, fragment, RULES)
}
