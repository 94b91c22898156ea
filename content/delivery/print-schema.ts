import { writeFileSync } from 'node:fs'
import { type GraphQLSchema, printSchema } from 'graphql'
import config from '../payload.config.ts'
import { deliverySchema } from './schema/delivery-schema.ts'

const target = new URL('../schema.graphql', import.meta.url)

/** The text of `content/schema.graphql`. */
export function sdlOf(schema: GraphQLSchema): string {
  const note = '# Generated from the content model by `node content/delivery/print-schema.ts`.'
  return `${note}\n\n${printSchema(schema)}\n`
}

if (import.meta.main) writeFileSync(target, sdlOf(deliverySchema(await config)))
