import { readFileSync, writeFileSync } from 'node:fs'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { buildSchema, introspectionFromSchema } from 'graphql'

const source = new URL('../content/schema.graphql', import.meta.url)
const target = new URL('../blocks/graphql-env.d.ts', import.meta.url)

/** The text of `blocks/graphql-env.d.ts` for a schema in SDL. */
export function typesOf(sdl: string): string {
  const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(sdl)))
  return outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true })
}

if (import.meta.main) writeFileSync(target, typesOf(readFileSync(source, 'utf8')))
