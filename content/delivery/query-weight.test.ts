import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, parse, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { pageQuery } from '../test/page-query.ts'
import { LIMITS } from './limit-queries.ts'
import { weigh } from './query-weight.ts'

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))
const weightOf = (query: string, of: GraphQLSchema = schema) => weigh(of, parse(query))

/** The same schema with as many copies of its block kinds as make forty of them. */
function grown(): GraphQLSchema {
  const [union = '', types = ''] =
    /union PageModelBlocksField = (.*)/.exec(printSchema(schema)) ?? []
  const kinds = types.split(' | ')
  const missing = Math.max(1, Math.ceil(40 / kinds.length) - 1)
  const numbers = Array.from({ length: missing }, (_, i) => i + 2)
  const copies = kinds
    .flatMap((kind) => numbers.map((i) => `${kind}${i}`))
    .slice(0, 41 - kinds.length)
  const text = kinds.map((kind) => definition(kind)).join('\n')
  const copied = numbers.map((i) => text.replace(/^type (\w+)/gm, `type $1${i}`))
  const whole = printSchema(schema).replace(union, `${union} | ${copies.join(' | ')}`)
  return buildSchema([whole, ...copied].join('\n'))
}

function definition(kind: string) {
  return new RegExp(`^type ${kind} [^}]*}`, 'm').exec(printSchema(schema))?.[0] ?? ''
}

test('a page query over forty kinds stays far below every limit', () => {
  const forty = grown()
  const query = pageQuery(forty)

  const { cost, depth } = weightOf(query, forty)

  expect(query.match(/\.\.\. on \w+Record/g)?.length).toBeGreaterThanOrEqual(41)
  expect(cost).toBeLessThan(LIMITS.cost / 2)
  expect(depth).toBeLessThan(LIMITS.depth / 1.5)
  expect(query.length).toBeLessThan(64 * 1024 * 0.75)
  expect(() => parse(query, { maxTokens: LIMITS.tokens * 0.75 })).not.toThrow()
})

test('a block is one of its kinds: more kinds do not make a page query heavier', () => {
  expect(weightOf(pageQuery(grown()), grown()).cost).toBe(weightOf(pageQuery(schema)).cost)
})

test('hundreds of look-ups in one query are too much', () => {
  const lookUps = Array.from({ length: 100 }, (_, i) => `p${i}: page(filter: {}) { id }`)

  expect(weightOf(`{ ${lookUps.join(' ')} }`).cost).toBeGreaterThan(LIMITS.cost)
})

test('hundreds of pictures from each picture of a list are too much', () => {
  const pictures = Array.from({ length: 100 }, (_, i) => `i${i}: responsiveImage { src srcSet }`)
  const images = `... on ImageCarouselRecord { images { ${pictures.join(' ')} } }`

  expect(weightOf(`{ home { blocks { ${images} } } }`).cost).toBeGreaterThan(LIMITS.cost)
})

test('fragments that double each other are weighed in no time and found too heavy', () => {
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

test('a fragment that holds itself does not hang the scale', () => {
  const query =
    '{ site { ...A } } fragment A on SiteRecord { name ...B } fragment B on SiteRecord { ...A }'

  expect(weightOf(query).cost).toBeLessThan(LIMITS.cost)
})

test('levels are counted through fragments', () => {
  const fragment = 'fragment S on SiteRecord { favicon { focalPoint { x } } }'

  expect(weightOf(`{ site { ...S } } ${fragment}`).depth).toBe(4)
})
