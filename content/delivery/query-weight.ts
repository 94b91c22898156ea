import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql'
import { QueryWeigher } from './query-weigher.ts'
import { heaviest, type Weight } from './weight.ts'

/** The weight of the heaviest operation of a document. */
export function weigh(schema: GraphQLSchema, document: DocumentNode): Weight {
  const weigher = new QueryWeigher(schema, document)
  const query = schema.getQueryType() ?? undefined
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return heaviest(operations.map(({ selectionSet }) => weigher.weighSet(selectionSet, query)))
}
