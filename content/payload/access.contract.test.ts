import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { type CollectionSlug, handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticate } from '../delivery/authenticate.ts'
import { hashToken } from '../delivery/token.ts'
import { pageCollections } from '../kinds/table.ts'
import { makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import type { Scope } from './access.ts'

const API_LIST = join(projectRoot(), 'testing/fuzz/api-endpoints.txt')

type Endpoints = readonly { method: string; path: string }[] | false

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await payload.create({ collection: 'pages', data: { title: 'Open', _status: 'published' } })
  await payload.create({ collection: 'pages', data: { title: 'Hidden' }, draft: true })
})
afterAll(() => content[Symbol.asyncDispose]())

const withToken = (token: string) => new Headers({ authorization: `Bearer ${token}` })

async function holder(scope: Scope): Promise<TypedUser> {
  const headers = withToken(await makeToken(payload, scope))
  const request = new Request('http://content.example/graphql', { headers })
  const caller = await authenticate(request, scope, payload)
  if (caller instanceof Response) throw new Error('The token was not recognised.')
  return caller.user
}

async function titles(user?: TypedUser | null) {
  const { docs } = await payload.find({ collection: 'pages', overrideAccess: false, user })
  return docs.map(({ title }) => title).sort()
}

const read = (collection: CollectionSlug, user?: TypedUser) =>
  payload.find({ collection, overrideAccess: false, user })

test('anonymous requests read nothing', async () => {
  for (const collection of ['pages', 'media', 'users', 'delivery-tokens'] as const) {
    await expect(read(collection)).rejects.toThrow(/not allowed/)
  }
  for (const slug of ['home', 'site', 'global'] as const) {
    await expect(payload.findGlobal({ slug, overrideAccess: false })).rejects.toThrow(/not allowed/)
  }
})

test('every address of the API is among what the fuzzer tries, and no other', () => {
  const { config } = payload
  const named = (base: string, endpoints: Endpoints) =>
    (endpoints || []).map(({ method, path }) => `${method.toUpperCase()} /api${base}${path}`)
  const addresses = [
    ...named('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => named(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => named(`/globals/${slug}`, endpoints)),
  ]
  const unique = [...new Set(addresses.map((one) => one.replace(/\/$/, '')))].sort()
  // A new address is added with `UPDATE_ENDPOINTS=1`, once it is clear who may use it.
  if (process.env.UPDATE_ENDPOINTS) writeFileSync(API_LIST, `${unique.join('\n')}\n`)
  expect(unique).toEqual(readFileSync(API_LIST, 'utf8').trim().split('\n'))
})

test('a token of the published scope sees published pages only', async () => {
  expect(await titles(await holder('published'))).toEqual(['Open'])
})

test('a token of the published scope sees no drafts of a published page', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'open' } } })
  const id = docs[0]?.id ?? 0
  await payload.update({ collection: 'pages', id, data: { title: 'Changed' }, draft: true })
  const user = await holder('published')
  const found = await payload.find({
    collection: 'pages',
    draft: true,
    overrideAccess: false,
    user,
  })
  expect(found.docs.map(({ title }) => title)).not.toContain('Changed')
})

test('a token of the preview scope sees drafts as well', async () => {
  expect(await titles(await holder('preview'))).toEqual(['Hidden', 'Open'])
})

const DELIVERED = new Set<CollectionSlug>([
  ...pageCollections,
  ...(['media', 'amenities', 'redirects'] as const),
])

test('tokens cannot read users, tokens, jobs or other system collections', async () => {
  const user = await holder('preview')
  const all = payload.config.collections.map(({ slug }) => slug)
  for (const slug of all.filter((slug) => !DELIVERED.has(slug))) {
    await expect(read(slug, user), slug).rejects.toThrow(/not allowed/)
  }
})

test('tokens cannot write', async () => {
  const user = await holder('preview')
  const data = { title: 'Mine' }
  const page = payload.create({ collection: 'pages', data, overrideAccess: false, user })
  await expect(page).rejects.toThrow(/not allowed/)
  const home = payload.updateGlobal({ slug: 'home', data: {}, overrideAccess: false, user })
  await expect(home).rejects.toThrow(/not allowed/)
})

test('a token is valid for the delivery API only', async () => {
  const headers = withToken(await makeToken(payload, 'preview'))
  expect((await payload.auth({ headers })).user).toBeNull()
  const request = new Request('http://localhost:3001/api/pages', { headers })
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(403)
})

test('only the SHA-256 hash of a token is stored, and reads do not return it', async () => {
  const token = await makeToken(payload, 'published')
  const where = { tokenHash: { equals: hashToken(token) } }
  const { docs } = await payload.find({ collection: 'delivery-tokens', where })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toContain(token)
  expect(docs[0]).not.toHaveProperty('tokenHash')
  expect(docs[0]).not.toHaveProperty('token')
})
