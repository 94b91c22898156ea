import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'

let content: TestContent
let payload: Payload
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' } as const

test.each([
  { blockType: 'banner_cta', title: 'Go', link: { label: 'Go', target: 'page', page: 999 } },
  { blockType: 'experiences_carousel', items: [{ experience: 999 }] },
  { blockType: 'gallery_grid', items: [999] },
  { blockType: 'property_listing', items: [999] },
  { blockType: 'image_carousel', images: [999] },
])('%j refers to a missing record: it can be saved as a draft only', async (block) => {
  const data = { title: 'Dead', blocks: [block] }
  const { status, body } = await publisher.ask('POST', '/pages', { ...data, ...published })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(/"path":"blocks\.0\./)
  expect((await publisher.ask('POST', '/pages?draft=true', data)).status).toBe(201)
})

test('a link to an existing record can be published, also through the local API', async () => {
  const { id } = await payload.create({ collection: 'experiences', data: { title: 'Draft' } })
  const link = { label: 'Go', target: 'experience' as const, experience: id }
  const blocks = [
    block('banner_cta', { title: 'Go', link }),
    block('experiences_carousel', { items: [{ experience: id }] }),
  ]
  const data = { title: 'Alive', blocks, ...published }
  await expect(payload.create({ collection: 'pages', data })).resolves.toMatchObject(published)
})
