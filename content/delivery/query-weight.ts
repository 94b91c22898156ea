import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql'
import { Scale } from './scale.ts'
import { heaviest, type Weight } from './weight.ts'

/** The weight of the heaviest operation of a document. */
export function weigh(schema: GraphQLSchema, document: DocumentNode): Weight {
  const scale = new Scale(schema, document)
  const query = schema.getQueryType() ?? undefined
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return heaviest(operations.map(({ selectionSet }) => scale.weighSet(selectionSet, query)))
}
