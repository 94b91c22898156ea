import { ask, makeToken } from '@belvedere/content/test/delivery.ts'
import { openContent, type TestContent } from '@belvedere/content/test/payload.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readProperty } from './property.ts'
import { seed } from './seed.ts'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })

const QUERY =
  'query ($slug: String) { page(filter: { slug: { eq: $slug } }) { blocks { __typename } } }'

const property = readProperty()
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
  expect([pages, media]).toEqual([copy.pages.length + patterns.length, Object.keys(files).length])
})

test('patterns are visible in preview only', async () => {
  const { payload } = content
  for (const scope of ['published', 'preview'] as const) {
    const token = await makeToken(payload, scope)
    const read = ({ slug }: { slug: string }) =>
      ask(payload, QUERY, { endpoint: scope, token, variables: { slug } })
    const answers = await Promise.all(patterns.map(read))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const wanted = patterns.map(({ blocks }) => {
      return scope === 'preview'
        ? { blocks: expect.objectContaining({ length: blocks.length }) }
        : null
    })
    expect(answers.map(({ data }) => data?.page)).toEqual(wanted)
  }
})

test('copies of patterns can be published', async () => {
  const { payload } = content
  const where = { slug: { contains: 'pattern-' } }
  const { docs } = await payload.find({ collection: 'pages', where, draft: true, depth: 0 })
  expect(docs.map(({ _status }) => _status)).toEqual(patterns.map(() => 'draft'))
  for (const { title, blocks } of docs) {
    const data = { title: `${title}, copied`, blocks, _status: 'published' as const }
    await expect(
      payload.create({ collection: 'pages', data, context: { quiet: true } }),
    ).resolves.toMatchObject({
      title: data.title,
    })
  }
})
