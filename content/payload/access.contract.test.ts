import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import {
  type CollectionSlug,
  createLocalReq,
  docAccessOperationGlobal,
  handleEndpoints,
  type Payload,
  type TypedUser,
} from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticate } from '../delivery/authenticate.ts'
import { hashToken } from '../delivery/token.ts'
import { pageCollections } from '../kinds/table.ts'
import { type ContentGlobal, isContentGlobal } from '../model/content-globals.ts'
import { block } from '../testing/block.ts'
import { makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import type { Scope } from './access.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('access', () => {
  const API_LIST = join(projectRoot(), 'testing/fuzz/api-endpoints.txt')

  type Endpoints = readonly { method: string; path: string }[] | false

  beforeAll(async () => {
    await payload.create({ collection: 'pages', data: { title: 'Open', _status: 'published' } })
    await payload.create({ collection: 'pages', data: { title: 'Hidden' }, draft: true })
  })

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
      await expect(payload.findGlobal({ slug, overrideAccess: false })).rejects.toThrow(
        /not allowed/,
      )
    }
  })

  test('every address of the API is covered by the fuzzer, and the fuzzer tries no other', () => {
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
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: 'open' } },
    })
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
})

describe('globals that only some may edit', () => {
  let editor: Person

  beforeAll(async () => {
    editor = await signIn(payload, 'editor')
  })

  const blocks = (title: string) => [block('content_block', { title })]

  /** Two states of each global. */
  const STATES = [
    ['brand', { statement: 'One' }, { statement: 'Two' }],
    ['home', { blocks: blocks('One') }, { blocks: blocks('Two') }],
    ['global', { copyright: 'One' }, { copyright: 'Two' }],
  ] as const

  const read = async (slug: ContentGlobal, draft = false) =>
    JSON.stringify(await payload.findGlobal({ slug, draft, depth: 0 }))

  const statusOf = async (slug: ContentGlobal, query: string, body: object) =>
    (await editor.ask('POST', `/globals/${slug}${query}`, body)).status

  test.each(STATES)(
    'the form of the published global “%s” is editable for editors',
    async (slug, one) => {
      await payload.updateGlobal({ slug, data: { ...one, _status: 'published' } })
      const user = await payload.findByID({ collection: 'users', id: editor.id })
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
      const globalConfig = payload.config.globals.find((config) => config.slug === slug)
      if (!globalConfig) throw new Error(`There is no ${slug}.`)
      // Like the view of the form.
      const options = { slug, draft: true, depth: 0 } as const
      const data = { ...(await payload.findGlobal(options)) }
      const shown = await payload.findGlobal({ ...options, overrideAccess: false, req })
      const may = async (doc: object) =>
        Boolean((await docAccessOperationGlobal({ data: doc, globalConfig, req })).update)
      expect(await may(shown)).toBe(true)
      expect(await may({ ...data, _status: 'published' })).toBe(false)
    },
  )

  test.each(STATES)(
    'editors save the global “%s”, and cannot publish it',
    async (slug, one, two) => {
      await payload.updateGlobal({ slug, data: { ...one, _status: 'published' } })
      const before = await read(slug)
      const published = { ...two, _status: 'published' }
      const tries = [
        ['', two],
        ['', { ...two, _status: 'draft' }],
        ['', published],
        ['?draft=true', published],
        ['?draft=true&publishSpecificLocale=en', two],
        ['?draft=true&unpublishAllLocales=true', { _status: 'draft' }],
      ] as const
      for (const [query, body] of tries)
        expect([query, await statusOf(slug, query, body)]).toEqual([query, 403])
      expect(await read(slug)).toBe(before)
      expect(await read(slug, true)).toBe(before)

      expect(await statusOf(slug, '?draft=true', { ...two, _status: 'draft' })).toBe(200)
      expect(await read(slug)).toBe(before)
      expect(await read(slug, true)).toContain('Two')
    },
  )

  test('editors publish none of the globals that the site shows', async () => {
    const slugs = payload.config.globals.map(({ slug }) => slug).filter(isContentGlobal)
    expect(slugs).toEqual(expect.arrayContaining(STATES.map(([slug]) => slug)))
    for (const slug of slugs) {
      const before = await read(slug)
      for (const query of ['', '?draft=true']) {
        const status = await statusOf(slug, query, { _status: 'published' })
        expect([slug, query, status]).toEqual([slug, query, 403])
      }
      expect(await read(slug)).toBe(before)
    }
  })
})

describe('status of a global', () => {
  test('a global with changes is known to be published when only some fields are read', async () => {
    const slug = 'brand'
    await payload.updateGlobal({ slug, data: { statement: 'One', _status: 'published' } })
    await payload.updateGlobal({ slug, draft: true, data: { statement: 'Two' } })
    const read = await payload.findGlobal({ slug, select: { updatedAt: true } })
    expect(read._status).toBe('published')
  })
})
