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

const refused = (path: string, message: RegExp) => ({
  status: 400,
  body: { errors: [{ data: { errors: [{ path, message: expect.stringMatching(message) }] } }] },
})

test.each([[{ a: 1 }], [['x']], [5], [true]])(
  'the address %j is refused in words',
  async (slug) => {
    for (const path of ['/pages', '/pages?draft=true'])
      expect(await publisher.ask('POST', path, { title: 'Odd', slug })).toMatchObject(
        refused('slug', /^Write the address as text/),
      )
  },
)

test('nobody is told where “abc” is used', async () => {
  const { status, message } = await publisher.ask('GET', '/media/abc/used-in')
  expect([status, message]).toEqual([404, expect.stringMatching(/not/i)])
})

test.each([
  ['../../etc', /^Use small letters/],
  ['map', /^The site itself lives/],
])('a draft does not take the address %s, unless it is still being typed', async (slug, words) => {
  const data = { title: 'Draft', slug }
  const reply = await publisher.ask('POST', '/pages?draft=true', data)
  expect(reply).toMatchObject(refused('slug', words))
  const typed = await publisher.ask('POST', '/pages?draft=true&autosave=true', data)
  expect(typed.status).toBe(201)
  const { id } = typed.body.doc as { id: number }
  const next = { title: 'Later' }
  expect((await publisher.ask('PATCH', `/pages/${id}?draft=true`, next)).status).toBe(200)
  const live = await publisher.ask('PATCH', `/pages/${id}`, { ...next, ...published })
  expect(live).toMatchObject(refused('slug', words))
})

test('a title of nothing but spaces is not published', async () => {
  const data = { title: '   ', slug: 'spaces', ...published }
  const reply = await publisher.ask('POST', '/pages', data)
  expect(reply).toMatchObject(refused('title', /^Write a title/))
  expect(await publisher.ask('POST', '/pages', { ...data, title: '' })).toMatchObject(
    refused('title', /required/),
  )
})

test('a copy of a listing does not stand on the shape of the first', async () => {
  const category = await makeCategory(payload, 'Shaped')
  const { id } = await makeListing(payload, 'Villa Uno', { category, meshKey: 'villa-01' })
  const copy = await payload.duplicate({ collection: 'listings', id })
  expect(copy.meshKey ?? null).toBeNull()
  expect((await payload.findByID({ collection: 'listings', id })).meshKey).toBe('villa-01')
})
