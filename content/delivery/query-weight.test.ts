import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, parse, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { pageQuery } from '../testing/page-query.ts'
import { LIMITS } from './limit-queries.ts'
import { mostRepeated } from './most-repeated.ts'
import { weigh } from './query-weight.ts'
import { MAX_BODY } from './read-query.ts'

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))
const weightOf = (query: string, of: GraphQLSchema = schema) => weigh(of, parse(query))

/** The schema with a second copy of each block type. */
function withMoreBlocks(): GraphQLSchema {
  const text = printSchema(schema)
  const [union = '', types = ''] = /union PageModelBlocksField = (.*)/.exec(text) ?? []
  const kinds = types.split(' | ')
  const copies = kinds.map((kind) => `${kind}2`).join(' | ')
  const copied = kinds
    .map(definition)
    .join('\n')
    .replace(/^type (\w+)/gm, 'type $12')
  return buildSchema(`${text.replace(union, `${union} | ${copies}`)}\n${copied}`)
}

function definition(kind: string) {
  return new RegExp(`^type ${kind} [^}]*}`, 'm').exec(printSchema(schema))?.[0] ?? ''
}

test('a page query with every field of every block type is within every limit', () => {
  const query = pageQuery(schema)

  const { cost, depth } = weightOf(query)

  expect(cost).toBeLessThan(LIMITS.cost)
  expect(depth).toBeLessThan(LIMITS.depth)
  expect(mostRepeated(parse(query))).toBeLessThan(LIMITS.repeated)
  expect(query.length).toBeLessThan(MAX_BODY)
  expect(() => parse(query, { maxTokens: LIMITS.tokens })).not.toThrow()
})

test('the cost of a page query does not grow with the number of block types', () => {
  expect(weightOf(pageQuery(withMoreBlocks()), withMoreBlocks()).cost).toBe(
    weightOf(pageQuery(schema)).cost,
  )
})

test('a hundred root fields in one query exceed the limit', () => {
  const lookUps = Array.from({ length: 100 }, (_, i) => `p${i}: page(filter: {}) { id }`)

  expect(weightOf(`{ ${lookUps.join(' ')} }`).cost).toBeGreaterThan(LIMITS.cost)
})

test('a list weighs more when it is long, and most when its length is a variable', () => {
  const costOf = (first: string) =>
    weightOf(`query Q($n: Int) { listings(first: ${first}) { title slug } }`).cost
  const costs = ['20', '100', '500', '$n'].map(costOf)
  expect(costs).toEqual([520, 520, 600, 600])
})

test('a hundred and ten images for each picture of a list exceed the limit', () => {
  const pictures = Array.from({ length: 110 }, (_, i) => `i${i}: responsiveImage { src srcSet }`)
  const images = `pictures { ${pictures.join(' ')} }`

  expect(weightOf(`{ listings(first: 20) { ${images} } }`).cost).toBeGreaterThan(LIMITS.cost)
})

test('exponential fragments are weighed quickly and exceed the limit', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, i) => `fragment F${i} on SiteRecord { ...F${i + 1} ... on SiteRecord { ...F${i + 1} } }`,
  )
  const query = `{ site { ...F0 } } ${doubling.join(' ')} fragment F60 on SiteRecord { name }`

  const start = performance.now()
  const { cost } = weightOf(query)

  expect(cost).toBeGreaterThan(2 ** 60)
  expect(performance.now() - start).toBeLessThan(500)
})

test('cyclic fragments do not cause an endless loop', () => {
  const query =
    '{ site { ...A } } fragment A on SiteRecord { name ...B } fragment B on SiteRecord { ...A }'

  expect(weightOf(query).cost).toBeLessThan(LIMITS.cost)
})

test('the depth includes fragments', () => {
  const fragment = 'fragment S on SiteRecord { favicon { focalPoint { x } } }'

  expect(weightOf(`{ site { ...S } } ${fragment}`).depth).toBe(4)
})
