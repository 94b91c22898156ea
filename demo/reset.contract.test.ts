import { join } from 'node:path'
import { openContent, type TestContent } from '@belvedere/content/testing/payload.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readProperty } from './format/read-property.ts'
import { planReset, reset } from './reset.ts'
import { seed } from './seed.ts'
import { seedWriter } from './writer.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const property = await readProperty(join(projectRoot(), 'e2e/fixture'))

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await seed(payload, property)
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' } as const

async function find(collection: 'listings' | 'experiences' | 'pages', slug: string) {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection, where, depth: 0, draft: true })
  const [found] = docs
  if (!found) throw new Error(`No ${slug}.`)
  return found
}

async function editAll() {
  const [listing, experience] = [
    await find('listings', 'quince-house'),
    await find('experiences', 'ponds'),
  ]
  const price = { price: 1, ...published }
  await payload.update({ collection: 'listings', id: listing.id, data: price })
  const draft = { title: 'Not yet' }
  await payload.update({ collection: 'experiences', id: experience.id, data: draft, draft: true })
  await payload.updateGlobal({ slug: 'global', data: { copyright: 'Ours' }, user: seedWriter() })
  const wayUp = await find('pages', 'way-up')
  await payload.delete({ collection: 'pages', id: wayUp.id })
  await payload.create({ collection: 'pages', data: { title: 'Own', slug: 'own', ...published } })
}

test('a fresh property has nothing to reset', async () => {
  expect(await planReset(payload, property)).toEqual({ changes: [], ownRecords: 0 })
  expect((await reset(payload, property, new Set())).written).toEqual([])
})

test('seeding again keeps editors’ changes', async () => {
  await editAll()
  await seed(payload, property)
  expect(await find('listings', 'quince-house')).toMatchObject({ price: 1 })
  expect(await find('experiences', 'ponds')).toMatchObject({ title: 'Not yet' })
  expect(await payload.findGlobal({ slug: 'global' })).toMatchObject({ copyright: 'Ours' })
  await expect(find('pages', 'way-up')).rejects.toThrow()
})

test('the plan lists changed and deleted items, and counts the editors’ own records', async () => {
  const { changes, ownRecords } = await planReset(payload, property)
  const said = changes.map(({ label, how }) => `${label}: ${how}`)
  expect(said).toEqual(
    expect.arrayContaining([
      'listing “Quince House”: changed',
      'experience “The Ponds”: changed',
      'page “The way up”: deleted',
      'Menus and footer: changed',
    ]),
  )
  expect(ownRecords).toBe(1)
})

test('changes without consent are kept', async () => {
  const { changes } = await planReset(payload, property)
  await expect(reset(payload, property, new Set())).rejects.toThrow(
    'page “The way up” has been deleted',
  )
  expect((await planReset(payload, property)).changes).toEqual(changes)
  await reset(payload, property, new Set(['pages/way-up']))
  const left = changes.filter(({ key }) => key !== 'pages/way-up')
  expect((await planReset(payload, property)).changes).toEqual(left)
})

test('a confirmed reset restores everything, and keeps the editors’ own records', async () => {
  const { changes } = await planReset(payload, property)
  const { written } = await reset(payload, property, new Set(changes.map(({ key }) => key)))
  expect(written).toContain('listing “Quince House”')
  expect(await find('listings', 'quince-house')).toMatchObject({ price: 1450000 })
  expect(await find('experiences', 'ponds')).toMatchObject({ title: 'The Ponds', ...published })
  expect(await find('pages', 'own')).toMatchObject(published)
  expect(await planReset(payload, property)).toEqual({ changes: [], ownRecords: 1 })
})

test('a record with a changed slug gets its slug back', async () => {
  const { id } = await find('pages', 'drawings')
  const moved = { slug: 'forecast', ...published }
  await payload.update({ collection: 'pages', id, data: moved })
  const { changes } = await planReset(payload, property)
  expect(changes).toEqual([{ key: 'pages/drawings', label: 'page “The drawings”', how: 'changed' }])
  await reset(payload, property, new Set(['pages/drawings']))
  expect((await find('pages', 'drawings')).id).toBe(id)
  await expect(find('pages', 'forecast')).rejects.toThrow()
})

test('a picture with a changed alt text, or a deleted one, is restored', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 0, depth: 0 })
  const [hill, terrace] = ['hill', 'terrace'].map((name) =>
    docs.find(({ filename }) => filename?.startsWith(name)),
  )
  if (!hill || !terrace) throw new Error('The fixture lacks its pictures.')
  await payload.update({ collection: 'media', id: hill.id, data: { alt: 'Something else' } })
  await payload.delete({ collection: 'media', id: terrace.id })
  const { changes } = await planReset(payload, property)
  expect(changes).toContainEqual({ key: 'files/hill', label: 'file “hill”', how: 'changed' })
  expect(changes).toContainEqual({
    key: 'files/terrace',
    label: 'file “terrace”',
    how: 'deleted',
  })
  await reset(payload, property, new Set(changes.map(({ key }) => key)))
  expect((await payload.findByID({ collection: 'media', id: hill.id })).alt).toBe(hill.alt)
  expect((await planReset(payload, property)).changes).toEqual([])
})

test('a pattern with another name or other blocks is restored; own patterns are kept', async () => {
  const [first] = property.patterns
  if (!first) throw new Error('The fixture has no pattern.')
  const collection = 'patterns'
  const { docs } = await payload.find({ collection, where: { title: { equals: first.title } } })
  const id = docs[0]?.id ?? 0
  await payload.update({ collection, id, data: { title: 'Renamed', blocks: [] } })
  const own = await payload.create({ collection, data: { title: 'Ours' } })
  const key = `patterns/${first.title}`
  const label = `pattern “${first.title}”`
  expect((await planReset(payload, property)).changes).toEqual([{ key, label, how: 'changed' }])
  await reset(payload, property, new Set([key]))
  const restored = await payload.findByID({ collection, id, depth: 0 })
  expect([restored.title, restored.blocks?.length]).toEqual([first.title, first.blocks.length])
  expect(await payload.findByID({ collection, id: own.id })).toMatchObject({ title: 'Ours' })
})
