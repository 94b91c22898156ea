import { openContent, type TestContent } from '@belvedere/content/test/payload.ts'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { planReset, reset } from './reset.ts'
import { seed } from './seed.ts'
import { demoWriter } from './writer.ts'

// Seeding and reading the whole demo takes a while.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await seed(payload)
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
    await find('listings', 'villa-salina'),
    await find('experiences', 'spa'),
  ]
  const price = { price: 1, ...published }
  await payload.update({ collection: 'listings', id: listing.id, data: price })
  const draft = { title: 'Not yet' }
  await payload.update({ collection: 'experiences', id: experience.id, data: draft, draft: true })
  await payload.updateGlobal({ slug: 'global', data: { copyright: 'Ours' }, user: demoWriter() })
  const tides = await find('pages', 'tides')
  await payload.delete({ collection: 'pages', id: tides.id })
  await payload.create({ collection: 'pages', data: { title: 'Own', slug: 'own', ...published } })
}

test('a fresh demo has nothing to reset', async () => {
  expect(await planReset(payload)).toEqual({ changes: [], ownRecords: 0 })
  expect((await reset(payload, new Set())).written).toEqual([])
})

test('seeding again keeps editors’ changes', async () => {
  await editAll()
  await seed(payload)
  expect(await find('listings', 'villa-salina')).toMatchObject({ price: 1 })
  expect(await find('experiences', 'spa')).toMatchObject({ title: 'Not yet' })
  expect(await payload.findGlobal({ slug: 'global' })).toMatchObject({ copyright: 'Ours' })
  await expect(find('pages', 'tides')).rejects.toThrow()
})

test('the plan lists changed and deleted items, and counts the editors’ own records', async () => {
  const { changes, ownRecords } = await planReset(payload)
  const said = changes.map(({ label, how }) => `${label}: ${how}`)
  expect(said).toEqual(
    expect.arrayContaining([
      'listing “Villa Salina”: changed',
      'experience “The Spa”: changed',
      'page “Tides”: deleted',
      'Menus and footer: changed',
    ]),
  )
  expect(ownRecords).toBe(1)
})

test('changes without consent are kept', async () => {
  const { changes } = await planReset(payload)
  await expect(reset(payload, new Set())).rejects.toThrow('page “Tides” has been deleted')
  expect((await planReset(payload)).changes).toEqual(changes)
  await reset(payload, new Set(['pages/tides']))
  const left = changes.filter(({ key }) => key !== 'pages/tides')
  expect((await planReset(payload)).changes).toEqual(left)
})

test('a confirmed reset restores everything, and keeps the editors’ own records', async () => {
  const { changes } = await planReset(payload)
  const { written } = await reset(payload, new Set(changes.map(({ key }) => key)))
  expect(written).toContain('listing “Villa Salina”')
  expect(await find('listings', 'villa-salina')).toMatchObject({ price: 4850000 })
  expect(await find('experiences', 'spa')).toMatchObject({ title: 'The Spa', ...published })
  expect(await find('pages', 'own')).toMatchObject(published)
  expect(await planReset(payload)).toEqual({ changes: [], ownRecords: 1 })
})

test('a record with a changed slug gets its slug back', async () => {
  const { id } = await find('pages', 'weather')
  const moved = { slug: 'forecast', ...published }
  await payload.update({ collection: 'pages', id, data: moved })
  const { changes } = await planReset(payload)
  expect(changes).toEqual([{ key: 'pages/weather', label: 'page “Weather”', how: 'changed' }])
  await reset(payload, new Set(['pages/weather']))
  expect((await find('pages', 'weather')).id).toBe(id)
  await expect(find('pages', 'forecast')).rejects.toThrow()
})

test('a picture with a changed alt text, or a deleted one, is restored', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 0, depth: 0 })
  const [bay, citrus] = ['hero-bay-dawn', 'detail-citrus'].map((name) =>
    docs.find(({ filename }) => filename?.startsWith(name)),
  )
  if (!bay || !citrus) throw new Error('The demo lacks its pictures.')
  await payload.update({ collection: 'media', id: bay.id, data: { alt: 'Something else' } })
  await payload.delete({ collection: 'media', id: citrus.id })
  const { changes } = await planReset(payload)
  expect(changes).toContainEqual({ key: 'files/bay', label: 'file “bay”', how: 'changed' })
  expect(changes).toContainEqual({ key: 'files/citrus', label: 'file “citrus”', how: 'deleted' })
  await reset(payload, new Set(changes.map(({ key }) => key)))
  expect((await payload.findByID({ collection: 'media', id: bay.id })).alt).toBe(bay.alt)
  expect((await planReset(payload)).changes).toEqual([])
})
