import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../test/delivery.ts'
import { makeCategory, makeListing } from '../test/listing.ts'
import { openContent, type TestContent } from '../test/payload.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' } as const

async function redirects() {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

async function clear() {
  await payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
}

const makePage = (slug: string) =>
  payload.create({ collection: 'pages', data: { title: slug, slug, ...published } })

const rename = (id: number, slug: string) =>
  payload.update({ collection: 'pages', id, data: { slug, ...published } })

test('a published page that moves leaves a redirect, and further moves turn it on', async () => {
  const { id } = await makePage('one')
  await rename(id, 'two')
  expect(await redirects()).toEqual({ '/one': '/two' })
  await rename(id, 'three')
  expect(await redirects()).toEqual({ '/one': '/three', '/two': '/three' })
  await rename(id, 'one')
  expect(await redirects()).toEqual({ '/two': '/one', '/three': '/one' })
  await clear()
})

test('a page published at an address that leads elsewhere is found there', async () => {
  const { id } = await makePage('first-home')
  await rename(id, 'second-home')
  await makePage('first-home')
  expect(await redirects()).toEqual({})
})

test('drafts move without a trace until they are published', async () => {
  const data = { title: 'Draft', slug: 'draft-one' }
  const { id } = await payload.create({ collection: 'pages', data, draft: true })
  await payload.update({ collection: 'pages', id, data: { slug: 'draft-two' }, draft: true })
  await rename(id, 'draft-three')
  expect(await redirects()).toEqual({})
  await payload.update({ collection: 'pages', id, data: { slug: 'draft-four' }, draft: true })
  expect(await redirects()).toEqual({})
  await rename(id, 'draft-four')
  expect(await redirects()).toEqual({ '/draft-three': '/draft-four' })
  await clear()
})

test('every kind of record leaves its redirect where it lived', async () => {
  const named = { title: 'Dusk', slug: 'dusk', ...published } as const
  const experience = await payload.create({ collection: 'experiences', data: named })
  const gallery = await payload.create({ collection: 'galleries', data: named })
  const data = { slug: 'dawn', ...published } as const
  await payload.update({ collection: 'experiences', id: experience.id, data })
  await payload.update({ collection: 'galleries', id: gallery.id, data })
  expect(await redirects()).toEqual({
    '/experiences/dusk': '/experiences/dawn',
    '/gallery/dusk': '/gallery/dawn',
  })
  await clear()
})

test('listings move with their category, and to another one', async () => {
  const [sea, bay] = [await makeCategory(payload, 'Sea'), await makeCategory(payload, 'Bay')]
  const { id } = await makeListing(payload, 'Alba', { category: sea })
  await payload.update({ collection: 'listings', id, data: { category: bay, ...published } })
  expect(await redirects()).toEqual({ '/real-estate/sea/alba': '/real-estate/bay/alba' })
  const data = { slug: 'lagoon', ...published } as const
  await payload.update({ collection: 'real-estate-categories', id: bay, data })
  expect(await redirects()).toMatchObject({
    '/real-estate/bay': '/real-estate/lagoon',
    '/real-estate/bay/*': '/real-estate/lagoon/*',
  })
  await clear()
})

test('a new category at an address another one has left keeps its own listings', async () => {
  const first = await makeCategory(payload, 'Cove')
  const data = { slug: 'harbour', ...published } as const
  await payload.update({ collection: 'real-estate-categories', id: first, data })
  expect(await redirects()).toHaveProperty(['/real-estate/cove/*'])
  const category = await makeCategory(payload, 'Cove')
  await makeListing(payload, 'Brisa', { category })
  expect(await redirects()).toEqual({})
  await clear()
})

test('redirects are delivered with their status as a number', async () => {
  await payload.create({ collection: 'redirects', data: { from: '/A/', to: '/b', status: '302' } })
  const token = await makeToken(payload, 'published')
  const query = '{ redirects(first: 100) { from to status } _redirectsMeta { count } }'
  const { data, tags } = await ask(payload, query, { token })
  expect(data).toEqual({
    redirects: [{ from: '/a', to: '/b', status: 302 }],
    _redirectsMeta: { count: 1 },
  })
  expect(tags).toContain('redirects')
  await clear()
})

test.each([
  ['old', '/new', 'from', /^Start with a slash/],
  ['/a?b=c', '/new', 'from', /^Start with a slash/],
  ['/a*b', '/new', 'from', /can only stand at the end/],
  ['/', '/new', 'from', /^The site itself lives at/],
  ['/*', '/new', 'from', /^The site itself lives at/],
  ['/map', '/new', 'from', /^The site itself lives at “\/map”/],
  ['/real-estate*', '/new', 'from', /^The site itself lives at “\/real-estate”/],
  ['/builds/x', '/new', 'from', /^The site itself lives at “\/builds”/],
  ['/med*', '/new', 'from', /^The site itself lives at “\/media/],
  ['/robots.txt', '/new', 'from', /^The site itself lives at “\/robots.txt”/],
  ['/favicon.*', '/new', 'from', /^The site itself lives at “\/favicon/],
  ['/.well-known/x', '/new', 'from', /^The site itself lives at “\/.well-known”/],
  ['/a', '//evil.example', 'to', /^Start with a slash, or with https/],
  ['/a', 'javascript:alert(1)', 'to', /^Start with a slash, or with https/],
  ['/a', 'https://user:pass@evil.example', 'to', /^Start with a slash, or with https/],
  ['/a', '/b/*', 'to', /^A \* only works/],
  ['/a', '/a', 'to', /^This leads in a circle: \/a → \/a/],
  ['/a', 'https://site.example/a', 'to', /^This leads in a circle/],
  ['/c/*', '/c/d', 'to', /^This leads in a circle/],
])('a redirect from %s to %s is refused in words', async (from, to, path, message) => {
  const data = { from, to, status: '301' } as const
  await expect(payload.create({ collection: 'redirects', data })).rejects.toMatchObject({
    data: {
      errors: expect.arrayContaining([
        expect.objectContaining({ path, message: expect.stringMatching(message) }),
      ]),
    },
  })
})

test('a longer circle is refused, and so are two redirects from one address', async () => {
  const make = (from: string, to: string) =>
    payload.create({ collection: 'redirects', data: { from, to, status: '301' } })
  await make('/a', '/b')
  await make('/b', '/c')
  await expect(make('/c', '/a')).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('/c → /a → /b → /c') }] },
  })
  await expect(make('/a', '/d')).rejects.toThrow(/from/)
  await expect(make('/legacy/*', 'https://old.example/*')).resolves.toBeDefined()
  await clear()
})

test('the address of a record that the public sees is not redirected, one of old files is', async () => {
  const make = (from: string) =>
    payload.create({ collection: 'redirects', data: { from, to: '/b', status: '301' } })
  const { id } = await makePage('living')
  const category = await makeCategory(payload, 'Alive')
  await makeListing(payload, 'Vita', { category })
  for (const [path, title] of [
    ['/living', 'The page “living”'],
    ['/real-estate/alive', 'The category “Alive”'],
    ['/real-estate/alive/vita', 'The listing “Vita”'],
  ] as const)
    await expect(make(path)).rejects.toMatchObject({
      data: { errors: [{ path: 'from', message: expect.stringMatching(title) }] },
    })
  await expect(make('/real-estate/elsewhere/vita')).resolves.toBeDefined()
  await expect(make('/old/index.html')).resolves.toBeDefined()
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  await expect(make('/living')).resolves.toBeDefined()
  await clear()
})
