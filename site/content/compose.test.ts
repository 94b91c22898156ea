import { readFileSync } from 'node:fs'
import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'
import * as views from '@belvedere/blocks/views.ts'
import { buildSchema, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'
import type { ContentClient } from './client.ts'
import { aliasOf, composeQuery, stripKind } from './compose.ts'
import { documents } from './documents.ts'
import { fetchAll } from './fetch-all.ts'
import { fetchPage, pageQueries, queryFor } from './pages.ts'
import { redirectsQuery } from './redirects.ts'

const schema = buildSchema(
  readFileSync(new URL('../../content/schema.graphql', import.meta.url), 'utf8'),
)
const blocks = parse('query P { page { blocks { id } } }')
const plain = parse('fragment Plain on IntroRecord { text }')

test('every query of the site is valid in the delivery schema', () => {
  for (const query of documents)
    expect(validate(schema, query).map(({ message }) => message)).toEqual([])
})

test('the fields of every block kind are aliased with its name', () => {
  const composed = print(composeQuery(blocks, { words_5050: plain }))
  expect(composed).toContain('words_5050_text: text')
  const text = print(queryFor('page'))
  for (const kind of Object.keys(views)) expect(text).toContain(aliasOf(kind, ''))
})

test('a fragment that several kinds share is included once', () => {
  expect(print(queryFor('page')).match(/fragment Link on/g)).toHaveLength(1)
})

test('stripKind keeps the fields of one kind and removes their prefix', () => {
  const raw = { id: '1', __typename: 'X', feature_5050_text: 'a', feature_5050_media_text: 'b' }
  expect(stripKind('feature_5050', raw)).toEqual({ text: 'a', media_text: 'b' })
  expect(stripKind('intro', raw)).toEqual({})
})

test('two different fragments with the same name throw an error', () => {
  const other = parse('fragment Plain on HeroRecord { title }')
  expect(() => composeQuery(blocks, { intro: plain, hero: other })).toThrow(
    'Two fragments are named Plain.',
  )
})

test('a block fragment with a spread at its top level throws an error', () => {
  const spreading = parse('fragment A on IntroRecord { ...Plain }')
  expect(() => composeQuery(blocks, { intro: spreading })).toThrow(
    'The fragment of block kind intro must name its fields one by one.',
  )
})

test('every page kind has its query, named as in specification §7', () => {
  for (const { key, type } of [...globalPages, ...collectionPages]) {
    const definitions = pageQueries.get(key)?.definitions ?? []
    const operation = definitions.find((one) => one.kind === 'OperationDefinition')
    expect(operation?.name?.value).toBe(type.replace(/Record$/, ''))
  }
})

test('every query is within the size limit of the content service', () => {
  for (const [kind, query] of pageQueries) {
    expect(print(query).length, kind).toBeLessThan(64 * 1024)
  }
})

test('a gallery has the blocks of the page of all galleries, and the tags of both', async () => {
  const requests: unknown[] = []
  const records = { Gallery: { id: '1', title: 'Dusk' }, Page: { id: '2', blocks: [{ id: 'b' }] } }
  const fetchContent: ContentClient = async (document, variables) => {
    const name = print(document).startsWith('query Gallery') ? 'Gallery' : 'Page'
    requests.push([name, variables])
    return { data: { record: records[name] } as never, tags: [`of ${name}`, 'both'] }
  }
  const page = await fetchPage(fetchContent, { kind: 'gallery', slug: 'dusk' })
  expect(requests).toEqual([
    ['Gallery', { slug: 'dusk' }],
    ['Page', { slug: 'gallery' }],
  ])
  expect(page).toEqual({
    record: { id: '1', title: 'Dusk', blocks: [{ id: 'b' }] },
    hasGalleriesPage: true,
    tags: ['of Gallery', 'both', 'of Page'],
  })
})

test('a list is fetched whole, a hundred at a time', async () => {
  const skips: unknown[] = []
  const fetchContent: ContentClient = async (_, variables) => {
    const { skip } = variables as { skip: number }
    skips.push(skip)
    const items = Array.from({ length: Math.min(100, 230 - skip) }, (_, i) => ({
      from: `/${skip + i}`,
    }))
    return {
      data: { meta: { count: 230 }, items } as never,
      tags: ['listings', `listings:${skip}`],
    }
  }
  const { items, tags } = await fetchAll(fetchContent, redirectsQuery)
  expect(skips).toEqual([0, 100, 200])
  expect(new Set(items.map(({ from }) => from)).size).toBe(230)
  expect(tags).toEqual(['listings', 'listings:0', 'listings:100', 'listings:200'])
})

test('an unknown page-type slug is an error', async () => {
  expect(() => queryFor('villa')).toThrow('No query found for slug: villa')
  const fetchContent = () => Promise.reject(new Error('unexpected request'))
  await expect(fetchPage(fetchContent, { kind: 'villa' })).rejects.toThrow(
    'No query found for slug: villa',
  )
})
