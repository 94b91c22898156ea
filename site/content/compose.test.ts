import { readFileSync } from 'node:fs'
import * as views from '@belvedere/blocks/views.ts'
import { buildSchema, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'
import { aliasOf, composeQuery, stripKind } from './compose.ts'
import { fetchPage, pageQueries, queryFor } from './pages.ts'

const schema = buildSchema(
  readFileSync(new URL('../../content/schema.graphql', import.meta.url), 'utf8'),
)
const blocks = parse('query P { page { blocks { id } } }')
const plain = parse('fragment Plain on IntroRecord { text }')

test.each([...pageQueries])(
  'the query of page kind %s is valid in the delivery schema',
  (_, query) => {
    expect(validate(schema, query).map(({ message }) => message)).toEqual([])
  },
)

test('every field of every block kind carries the name of its kind', () => {
  const text = print(queryFor('page'))
  expect(text).toContain('intro_text: text')
  expect(text).toContain('feature_5050_text: text')
  for (const kind of Object.keys(views)) expect(text).toContain(aliasOf(kind, ''))
})

test('a fragment that several kinds share comes once', () => {
  expect(print(queryFor('page')).match(/fragment Link on/g)).toHaveLength(1)
})

test('prefixes are stripped from the fields of just this kind', () => {
  const raw = { id: '1', __typename: 'X', feature_5050_text: 'a', feature_5050_media_text: 'b' }
  expect(stripKind('feature_5050', raw)).toEqual({ text: 'a', media_text: 'b' })
  expect(stripKind('intro', raw)).toEqual({})
})

test('two different fragments of one name are refused', () => {
  const other = parse('fragment Plain on HeroRecord { title }')
  expect(() => composeQuery(blocks, { intro: plain, hero: other })).toThrow(
    'Two fragments are named Plain.',
  )
})

test('a block fragment that spreads another at its top is refused: its fields have no alias', () => {
  const spreading = parse('fragment A on IntroRecord { ...Plain }')
  expect(() => composeQuery(blocks, { intro: spreading })).toThrow(
    'The fragment of block kind intro must name its fields one by one.',
  )
})

test('an unknown page-type slug has no query', async () => {
  expect(() => queryFor('villa')).toThrow('No query found for slug: villa')
  const ask = () => Promise.reject(new Error('asked'))
  await expect(fetchPage(ask, { kind: 'villa' })).rejects.toThrow('No query found for slug: villa')
})
