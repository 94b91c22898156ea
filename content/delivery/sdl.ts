import { type GraphQLSchema, printSchema } from 'graphql'

/** The content of `content/schema.graphql`. */
export function sdlOf(schema: GraphQLSchema): string {
  const note = '# Generated from the content model by `node content/print-schema.ts`.'
  return `${note}\n\n${printSchema(schema)}\n`
}
