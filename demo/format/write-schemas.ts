import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ANY_NAMES } from './names.ts'
import { propertySchemas } from './property-schema.ts'

/**
 * Writes the JSON schemas of a property's files to `schemas/` in its folder, for editors that
 * complete and check JSON (`"$schema"` in `copy.json`).
 */
export function writeSchemas(folder: string): void {
  const target = join(folder, 'schemas')
  mkdirSync(target, { recursive: true })
  for (const [file, schema] of Object.entries(propertySchemas(ANY_NAMES))) {
    const name = file.replace(/^.*\//, '').replace('.json', '.schema.json')
    writeFileSync(join(target, name), `${JSON.stringify(jsonSchemaOf(schema), null, 1)}\n`)
  }
}

/** Draft 7, which editors know best. */
export function jsonSchemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'ref' })
}
