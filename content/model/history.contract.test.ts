import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'

let content: TestContent
let payload: Payload
let ada: Person
let bo: Person

const published = { _status: 'published' } as const

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  ada = await signIn(payload, 'publisher', 'ada')
  bo = await signIn(payload, 'publisher', 'bo')
})
afterAll(() => content[Symbol.asyncDispose]())

type Versioned = 'pages' | 'listings' | 'experiences' | 'galleries'

async function versionsOf(collection: Versioned, id: number) {
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection, where, pagination: false })
  return docs.map((version) => ({ id: version.id, title: version.version.title }))
}

const makePage = (title: string) =>
  payload.create({ collection: 'pages', data: { title, ...published } })

async function make(collection: Versioned, title: string): Promise<number> {
  if (collection === 'listings') {
    return (await makeListing(payload, title, { category: await makeCategory(payload, title) })).id
  }
  return (await payload.create({ collection, data: { title, ...published } })).id
}

test.each(['pages', 'listings', 'experiences', 'galleries'] as const)(
  'restoring an earlier version of %s keeps the whole history',
  async (collection) => {
    const id = await make(collection, 'First')
    await payload.update({ collection, id, data: { title: 'Second', ...published } })
    const first = (await versionsOf(collection, id)).find(({ title }) => title === 'First')
    expect((await ada.ask('POST', `/${collection}/versions/${first?.id}`)).status).toBe(200)
    const draft = await payload.findByID({ collection, id, depth: 0, draft: true })
    expect(draft).toMatchObject({ title: 'First', _status: 'draft' })
    const found = await payload.findByID({ collection, id, depth: 0 })
    expect(found).toMatchObject({ title: 'Second', _status: 'published' })
    const titles = (await versionsOf(collection, id)).map(({ title }) => title)
    expect(titles.sort()).toEqual(['First', 'First', 'Second'])
  },
)

test('saving a global as a draft leaves the published version unchanged', async () => {
  await ada.ask('POST', '/globals/site', { name: 'Public', ...published })
  await ada.ask('POST', '/globals/site?draft=true', { name: 'Draft' })
  expect((await payload.findGlobal({ slug: 'site' })).name).toBe('Public')
  expect((await payload.findGlobal({ slug: 'site', draft: true })).name).toBe('Draft')
})

test('autosaves of two users on the same page both stay in the history', async () => {
  const { id } = await makePage('Shared')
  const path = `/pages/${id}?draft=true&autosave=true`
  for (const title of ['Ada', 'Ada 2', 'Ada 3']) await ada.ask('PATCH', path, { title })
  for (const title of ['Bo', 'Bo 2']) await bo.ask('PATCH', path, { title })
  await ada.ask('PATCH', path, { title: 'Ada 4' })
  const titles = (await versionsOf('pages', id)).map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Shared', 'Ada 3', 'Bo 2', 'Ada 4']))
})

test('a refused save of another user costs nobody their version', async () => {
  const { id } = await makePage('Contested')
  const path = `/pages/${id}?draft=true&autosave=true`
  for (const title of ['Ada', 'Ada 2']) await ada.ask('PATCH', path, { title })
  const stale = await bo.ask('PATCH', path, { title: 'Bo' }, { 'if-match': '"2020-01-01"' })
  const odd = await bo.ask('PATCH', `/pages/${id}?draft=true`, { title: 'Bo', slug: { a: 1 } })
  expect([stale.status, odd.status]).toEqual([412, 400])
  expect((await bo.ask('PATCH', path, { title: 'Bo' })).status).toBe(200)
  const titles = (await versionsOf('pages', id)).map(({ title }) => title)
  expect(titles.sort()).toEqual(['Ada', 'Ada 2', 'Bo', 'Contested'])
})

test('autosaves of two users on the same global both stay in the history', async () => {
  const path = '/globals/site?draft=true&autosave=true'
  for (const name of ['Ada', 'Ada 2']) await ada.ask('POST', path, { name })
  await bo.ask('POST', path, { name: 'Bo' })
  const { docs } = await payload.findGlobalVersions({ slug: 'site', pagination: false })
  const names = docs.map(({ version }) => version.name)
  expect(names).toEqual(expect.arrayContaining(['Ada 2', 'Bo']))
})

test('every acknowledged save of many concurrent ones is kept', async () => {
  const { id } = await makePage('Busy')
  const titles = Array.from({ length: 12 }, (_, i) => `Words ${i}`)
  const saves = titles.map((title, i) =>
    (i % 2 ? ada : bo).ask('PATCH', `/pages/${id}${i % 3 ? '?draft=true' : ''}`, { title }),
  )
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(titles.map(() => 200))
  const kept = (await versionsOf('pages', id)).map(({ title }) => title)
  expect(kept).toEqual(expect.arrayContaining(titles))
  const newest = await payload.findByID({ collection: 'pages', id, draft: true })
  expect(titles).toContain(newest.title)
})
