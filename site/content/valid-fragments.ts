import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fragmentErrors } from '@belvedere/blocks/fragment-errors.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { buildSchema, type DocumentNode } from 'graphql'

type Fragments = Readonly<Record<string, DocumentNode>>

/**
 * The fragments that are valid for `content/schema.graphql`. An invalid one would make the query of
 * every page fail, so in development its kind is left out, and `warn` is called with the reason.
 */
export function validFragments(
  fragments: Fragments,
  warn: (message: string) => void,
  sdl = readSchema(),
): Fragments {
  const schema = buildSchema(sdl)
  const valid = Object.entries(fragments).filter(([kind, fragment]) => {
    const [error] = fragmentErrors(schema, fragment)
    if (error) warn(`The block kind "${kind}" is left out: ${error.message} Run: npm run schema`)
    return !error
  })
  return Object.fromEntries(valid)
}

function readSchema() {
  return readFileSync(join(projectRoot(), 'content/schema.graphql'), 'utf8')
}
