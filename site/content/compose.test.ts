import * as views from '@belvedere/blocks/views.ts'
import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import type { ContentClient } from './client.ts'
import { aliasOf, composeQuery, stripKind } from './compose.ts'
import { fetchAll } from './fetch-all.ts'
import { fetchGallery, genericPage } from './pages.ts'
import { redirectsQuery } from './redirects.ts'

const blocks = parse('query P { page { blocks { id } } }')
const plain = parse('fragment Plain on IntroRecord { text }')

test('the fields of every block kind are aliased with its name', () => {
  const composed = print(composeQuery(blocks, { words_5050: plain }))
  expect(composed).toContain('words_5050_text: text')
  const text = print(genericPage)
  for (const kind of Object.keys(views)) expect(text).toContain(aliasOf(kind, ''))
})

test('a fragment that several kinds share is included once', () => {
  expect(print(genericPage).match(/fragment Link on/g)).toHaveLength(1)
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

test('a gallery has the blocks of the galleries page, and the tags of both', async () => {
  const requests: unknown[] = []
  const records = { Gallery: { id: '1', title: 'Dusk' }, Page: { id: '2', blocks: [{ id: 'b' }] } }
  const fetchContent: ContentClient = async (document, variables) => {
    const name = print(document).startsWith('query Gallery') ? 'Gallery' : 'Page'
    requests.push([name, variables])
    return { data: { record: records[name] } as never, tags: [`of ${name}`, 'both'] }
  }
  const page = await fetchGallery(fetchContent, 'dusk')
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

test('a list is fetched completely, a hundred at a time', async () => {
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
