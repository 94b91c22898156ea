import { ask, makeToken } from '@belvedere/content/testing/delivery.ts'
import { openContent, type TestContent } from '@belvedere/content/testing/payload.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readProperty } from './format/read-property.ts'
import { seed } from './seed.ts'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })

const DRAFTS = { _status: { equals: 'draft' } }

const property = await readProperty(import.meta.dirname)
const { copy, files, patterns } = property

let content: TestContent

beforeAll(async () => {
  content = await openContent()
  await seed(content.payload, property)
})
afterAll(() => content[Symbol.asyncDispose]())

test('every page and file of the demo is seeded', async () => {
  const { payload } = content
  const { totalDocs: pages } = await payload.count({ collection: 'pages' })
  const { totalDocs: media } = await payload.count({ collection: 'media' })
  expect([pages, media]).toEqual([copy.pages?.length, Object.keys(files).length])
})

test('the redirects of the demo are seeded', async () => {
  const { docs } = await content.payload.find({ collection: 'redirects', sort: 'from' })
  const wanted = copy.redirects?.map(({ from, to }) => ({ from, to, status: '301' })) ?? []
  expect(wanted.length).toBeGreaterThan(0)
  expect(docs.map(({ from, to, status }) => ({ from, to, status }))).toEqual(
    wanted.sort((a, b) => (a.from < b.from ? -1 : 1)),
  )
})

test('formatted texts are delivered with their formats, and links to records with their addresses', async () => {
  const { payload } = content
  const token = await makeToken(payload, 'published')
  const query =
    'query ($slug: String) { page(filter: { slug: { eq: $slug } }) { blocks { ... on ContentBlockRecord { text } } } }'
  const textOf = async (slug: string) => {
    const { data } = await ask(payload, query, { token, variables: { slug } })
    return JSON.stringify(data?.page)
  }
  expect(await textOf('lagoon')).toContain('<strong>eighteen metres</strong>')
  expect(await textOf('getting-here')).toMatch(/<a href=."\/contact.">Tell us your flight<\/a>/)
  expect(await textOf('architecture')).toMatch(/<ul[^>]*><li[^>]*>a wall thickness<\/li>/)
})

test('the patterns of the demo are on the shelf, whole, and none of them is a page', async () => {
  const { payload } = content
  const { docs } = await payload.find({ collection: 'patterns', sort: 'id', depth: 0 })
  const sizes = patterns.map(({ title, blocks }) => [title, blocks.length])
  expect(docs.map(({ title, blocks }) => [title, blocks?.length])).toEqual(sizes)
  expect(await payload.count({ collection: 'pages', where: DRAFTS })).toEqual({ totalDocs: 0 })
})

test('copies of patterns can be published', async () => {
  const { payload } = content
  const { docs } = await payload.find({ collection: 'patterns', depth: 0 })
  expect(docs.length).toBe(patterns.length)
  for (const { title, blocks = [] } of docs) {
    const data = { title: `${title}, copied`, blocks, _status: 'published' as const }
    await expect(
      payload.create({ collection: 'pages', data, context: { quiet: true } }),
    ).resolves.toMatchObject({
      title: data.title,
    })
  }
})
