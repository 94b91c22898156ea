import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, getIntrospectionQuery, parse } from 'graphql'
import { expect, test } from 'vitest'
import { LIMITS } from '../content/delivery/limit-queries.ts'
import { mostRepeated } from '../content/delivery/most-repeated.ts'
import { weigh } from '../content/delivery/query-weight.ts'
import { MAX_BODY } from '../content/delivery/read-query.ts'
import { requestText } from '../site/content/request-text.ts'
import { documents } from '../site/screens/documents.ts'

const schema = buildSchema(
  readFileSync(new URL('../content/schema.graphql', import.meta.url), 'utf8'),
)

/**
 * Limits relative to the site's heaviest query: room to grow, little room for abuse. Without some
 * of the block kinds queries are lighter.
 */
const LEAST = 2
const MOST = 16

type Measures = { cost: number; depth: number; tokens: number; repeated: number; body: number }

const limits: Measures = { ...LIMITS, body: MAX_BODY }

function measure(document: DocumentNode): Measures {
  const { query, operationName } = requestText(document)
  const parsed = parse(query)
  const variables = { slug: 'x'.repeat(80), first: 100, skip: 1000 }
  const body = JSON.stringify({ query, variables, operationName })
  const tokens = tokensOf(parsed)
  const repeated = mostRepeated(parsed)
  return { ...weigh(schema, parsed), tokens, repeated, body: Buffer.byteLength(body) }
}

function tokensOf(document: DocumentNode) {
  let count = 0
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) count++
  return count
}

/** The highest value of each measure over all queries of the site. */
const heaviest = documents.map(measure).reduce((one, other) => ({
  cost: Math.max(one.cost, other.cost),
  depth: Math.max(one.depth, other.depth),
  tokens: Math.max(one.tokens, other.tokens),
  repeated: Math.max(one.repeated, other.repeated),
  body: Math.max(one.body, other.body),
}))

const measures = ['cost', 'depth', 'tokens', 'repeated', 'body'] as const

test.each(measures)(
  'the limit for %s is two to sixteen times the heaviest query of the site',
  (name) => {
    expect(limits[name] / heaviest[name]).toBeGreaterThanOrEqual(LEAST)
    expect(limits[name] / heaviest[name]).toBeLessThanOrEqual(MOST)
  },
)

test('the introspection query of tools is within the limits', () => {
  const asked = measure(parse(getIntrospectionQuery({ inputValueDeprecation: true })))
  for (const name of measures) expect(asked[name], name).toBeLessThanOrEqual(limits[name])
})
