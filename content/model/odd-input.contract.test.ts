import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeListing } from '../test/listing.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { type Person, signIn } from '../test/people.ts'

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

const rejected = (path: string, message: RegExp) => ({
  status: 400,
  body: { errors: [{ data: { errors: [{ path, message: expect.stringMatching(message) }] } }] },
})

test.each([[{ a: 1 }], [['x']], [5], [true]])(
  'the slug %j is rejected with a message',
  async (slug) => {
    for (const path of ['/pages', '/pages?draft=true'])
      expect(await publisher.ask('POST', path, { title: 'Odd', slug })).toMatchObject(
        rejected('slug', /^Enter the slug as text/),
      )
  },
)

test('the used-in endpoint rejects an invalid id', async () => {
  const { status, message } = await publisher.ask('GET', '/media/abc/used-in')
  expect([status, message]).toEqual([404, expect.stringMatching(/not/i)])
})

test.each([
  ['../../etc', /^Use lowercase letters/],
  ['map', /^“map” is used by the site itself/],
])('a draft rejects the slug %s, unless it is still being typed', async (slug, message) => {
  const data = { title: 'Draft', slug }
  const reply = await publisher.ask('POST', '/pages?draft=true', data)
  expect(reply).toMatchObject(rejected('slug', message))
  const typed = await publisher.ask('POST', '/pages?draft=true&autosave=true', data)
  expect(typed.status).toBe(201)
  const { id } = typed.body.doc as { id: number }
  const next = { title: 'Later' }
  expect((await publisher.ask('PATCH', `/pages/${id}?draft=true`, next)).status).toBe(200)
  const live = await publisher.ask('PATCH', `/pages/${id}`, { ...next, ...published })
  expect(live).toMatchObject(rejected('slug', message))
})

test('a title of spaces only is not published', async () => {
  const data = { title: '   ', slug: 'spaces', ...published }
  const reply = await publisher.ask('POST', '/pages', data)
  expect(reply).toMatchObject(rejected('title', /^Enter a title/))
  expect(await publisher.ask('POST', '/pages', { ...data, title: '' })).toMatchObject(
    rejected('title', /required/),
  )
})

test('a duplicated listing does not keep the map shape', async () => {
  const category = await makeCategory(payload, 'Shaped')
  const { id } = await makeListing(payload, 'Villa Uno', { category, meshKey: 'villa-01' })
  const copy = await payload.duplicate({ collection: 'listings', id })
  expect(copy.meshKey ?? null).toBeNull()
  expect((await payload.findByID({ collection: 'listings', id })).meshKey).toBe('villa-01')
})
