import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '../test/delivery.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import type { Scope } from './access.ts'
import { hashToken } from './delivery-tokens.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await payload.create({ collection: 'pages', data: { title: 'Open', _status: 'published' } })
  await payload.create({ collection: 'pages', data: { title: 'Hidden' }, draft: true })
})
afterAll(() => content[Symbol.asyncDispose]())

async function holder(scope: Scope): Promise<TypedUser> {
  const token = await makeToken(payload, scope)
  const { user } = await payload.auth({
    headers: new Headers({ authorization: `Bearer ${token}` }),
  })
  if (!user) throw new Error('The token was not recognised.')
  return user
}

async function titles(user?: TypedUser | null) {
  const { docs } = await payload.find({ collection: 'pages', overrideAccess: false, user })
  return docs.map(({ title }) => title).sort()
}

const read = (collection: CollectionSlug, user?: TypedUser) =>
  payload.find({ collection, overrideAccess: false, user })

test('nobody reads anything without signing in', async () => {
  for (const collection of ['pages', 'media', 'users', 'delivery-tokens'] as const) {
    await expect(read(collection)).rejects.toThrow(/not allowed/)
  }
  for (const slug of ['home', 'site', 'global'] as const) {
    await expect(payload.findGlobal({ slug, overrideAccess: false })).rejects.toThrow(/not allowed/)
  }
})

test('a token of the published scope sees published pages only', async () => {
  expect(await titles(await holder('published'))).toEqual(['Open'])
})

test('a token of the published scope sees no draft of a published page', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'open' } } })
  const id = docs[0]?.id ?? 0
  await payload.update({ collection: 'pages', id, data: { title: 'Changed' }, draft: true })
  const user = await holder('published')
  const seen = await payload.find({ collection: 'pages', draft: true, overrideAccess: false, user })
  expect(seen.docs.map(({ title }) => title)).not.toContain('Changed')
})

test('a token of the preview scope sees drafts as well', async () => {
  expect(await titles(await holder('preview'))).toEqual(['Hidden', 'Open'])
})

const DELIVERED = new Set<CollectionSlug>([
  ...(['pages', 'media', 'experiences', 'galleries'] as const),
  ...(['listings', 'real-estate-categories', 'amenities', 'redirects'] as const),
])

test('no token reads editors, tokens, jobs or anything else of the system', async () => {
  const user = await holder('preview')
  const all = payload.config.collections.map(({ slug }) => slug)
  for (const slug of all.filter((slug) => !DELIVERED.has(slug))) {
    await expect(read(slug, user), slug).rejects.toThrow(/not allowed/)
  }
})

test('no token writes', async () => {
  const user = await holder('preview')
  const data = { title: 'Mine' }
  const page = payload.create({ collection: 'pages', data, overrideAccess: false, user })
  await expect(page).rejects.toThrow(/not allowed/)
  const home = payload.updateGlobal({ slug: 'home', data: {}, overrideAccess: false, user })
  await expect(home).rejects.toThrow(/not allowed/)
})

test('an unknown or malformed token is nobody', async () => {
  for (const authorization of [`Bearer ${'x'.repeat(43)}`, 'Bearer', 'Basic abc', '']) {
    const { user } = await payload.auth({ headers: new Headers({ authorization }) })
    expect(user).toBeNull()
  }
})

test('a token is stored as its SHA-256 only, and even that is not shown', async () => {
  const token = await makeToken(payload, 'published')
  const where = { tokenHash: { equals: hashToken(token) } }
  const { docs } = await payload.find({ collection: 'delivery-tokens', where })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toContain(token)
  expect(docs[0]).not.toHaveProperty('tokenHash')
  expect(docs[0]).not.toHaveProperty('token')
})

test('nobody can make the first account over the network', async () => {
  const { endpoints } = payload.collections.users.config
  const endpoint = endpoints ? endpoints.find(({ path }) => path === '/first-register') : undefined
  const answer = await endpoint?.handler({} as never)
  expect(answer?.status).toBe(403)
})
