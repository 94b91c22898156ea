import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, type GraphQLError, parse, validate } from 'graphql'
import { composeQuery } from '../content/compose.ts'
import { KIND_TYPES, kindFragments, OF_BLOCKS } from './kinds.tsx'

const SDL = readFileSync(new URL('../../content/schema.graphql', import.meta.url), 'utf8')

/** A block kind that the content service has and the site does not. */
const NOVEL = `
  type NovelRecord implements BlockRecord { ${OF_BLOCKS} words: String }
`

/** The delivery schema with the kinds of tests among the blocks of all pages. */
export const schema = buildSchema(SDL + NOVEL + KIND_TYPES + inEveryUnion())

function inEveryUnion() {
  const unions = SDL.match(/\w+BlocksField(?= =)/g) ?? []
  const types = (NOVEL + KIND_TYPES).match(/\w+(?= implements BlockRecord)/g) ?? []
  return unions.map((union) => `extend union ${union} = ${types.join(' | ')}\n`).join('')
}

type Parsed = { document: DocumentNode; errors: readonly GraphQLError[] }

const parsed = new Map<string, Parsed>()

/** Parses each query once. Those of the site name only kinds of `blocks/`; tests have others too. */
export function parseOnce(query: string): Parsed {
  const known = parsed.get(query)
  if (known) return known
  const own = parse(query)
  const document = query.includes('...AnyBlock') ? composeQuery(own, kindFragments) : own
  const one = { document, errors: validate(schema, document) }
  parsed.set(query, one)
  return one
}
