import { readFileSync } from 'node:fs'
import * as views from '@belvedere/blocks/views.ts'
import { buildSchema, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'
import type { ContentClient } from './client.ts'
import { aliasOf, composeQuery, stripKind } from './compose.ts'
import { amenitiesQuery, fetchListings, listingsQuery } from './inventory.ts'
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

test('every page kind of specification §7 has its query, under the name of its call', () => {
  const names = [...pageQueries].map(([kind, query]) => {
    const operation = query.definitions.find((one) => one.kind === 'OperationDefinition')
    return [kind, operation?.name?.value]
  })
  expect(Object.fromEntries(names)).toEqual({
    home: 'Home',
    map: 'Map',
    page: 'Page',
    experience: 'Experience',
    real_estate_cat: 'RealEstateCat',
    real_estate_listing: 'RealEstateListing',
    real_estate_overview: 'RealEstateOverview',
    gallery: 'Gallery',
  })
})

test('every query stays within the limits of size of the content service', () => {
  for (const [kind, query] of pageQueries) {
    expect(print(query).length, kind).toBeLessThan(64 * 1024)
  }
})

test.each([listingsQuery, amenitiesQuery])('the lists of the Settings call are valid', (query) => {
  expect(validate(schema, query).map(({ message }) => message)).toEqual([])
})

test('a gallery comes with the blocks of the page of all galleries, and with the tags of both', async () => {
  const asked: unknown[] = []
  const records = { Gallery: { id: '1', title: 'Dusk' }, Page: { id: '2', blocks: [{ id: 'b' }] } }
  const ask: ContentClient = async (document, variables) => {
    const name = print(document).startsWith('query Gallery') ? 'Gallery' : 'Page'
    asked.push([name, variables])
    return { data: { record: records[name] } as never, tags: [`of ${name}`, 'both'] }
  }
  const page = await fetchPage(ask, { kind: 'gallery', slug: 'dusk' })
  expect(asked).toEqual([
    ['Gallery', { slug: 'dusk' }],
    ['Page', { slug: 'gallery' }],
  ])
  expect(page).toEqual({
    record: { id: '1', title: 'Dusk', blocks: [{ id: 'b' }] },
    hasPageOfAll: true,
    tags: ['of Gallery', 'both', 'of Page'],
  })
})

test('all listings are read, a hundred at a time', async () => {
  const skips: unknown[] = []
  const ask: ContentClient = async (_, variables) => {
    const { skip } = variables as { skip: number }
    skips.push(skip)
    const items = Array.from({ length: Math.min(100, 230 - skip) }, (_, i) => ({
      id: `${skip + i}`,
    }))
    return {
      data: { meta: { count: 230 }, items } as never,
      tags: ['listings', `listings:${skip}`],
    }
  }
  const { items, tags } = await fetchListings(ask)
  expect(skips).toEqual([0, 100, 200])
  expect(new Set(items.map(({ id }) => id)).size).toBe(230)
  expect(tags).toEqual(['listings', 'listings:0', 'listings:100', 'listings:200'])
})

test('an unknown page-type slug has no query', async () => {
  expect(() => queryFor('villa')).toThrow('No query found for slug: villa')
  const ask = () => Promise.reject(new Error('asked'))
  await expect(fetchPage(ask, { kind: 'villa' })).rejects.toThrow('No query found for slug: villa')
})
