import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const WITH_DRAFTS: CollectionSlug[] = [
  ...(['pages', 'experiences', 'real-estate-categories'] as const),
  ...(['listings', 'galleries', 'amenities'] as const),
]

test('every collection with text has drafts, autosave, versions and a localized slug', () => {
  for (const slug of WITH_DRAFTS) {
    const { versions, flattenedFields } = payload.collections[slug].config
    expect(versions?.drafts, slug).toMatchObject({ autosave: { interval: 800 } })
    const address = flattenedFields.find(({ name }) => name === 'slug')
    expect(address, slug).toMatchObject({ localized: true, unique: true, index: true })
  }
})

test('map page and real-estate overview have drafts and autosave', () => {
  const named = (slug: GlobalSlug) => payload.globals.config.find((one) => one.slug === slug)
  for (const slug of ['map', 'real-estate-overview'] as const) {
    expect(named(slug)?.versions?.drafts, slug).toMatchObject({ autosave: { interval: 800 } })
  }
})

test('a listing gets its slug from its title, and is available', async () => {
  const category = await makeCategory(payload, 'Slope Villas')
  const listing = await makeListing(payload, 'Villa Sorrel', { category })
  expect(listing).toMatchObject({ slug: 'villa-sorrel', status: 'available' })
})

test('a listing without a category is not published', async () => {
  const data = { title: 'Nowhere', _status: 'published' } as const
  const attempt = payload.create({ collection: 'listings', data: data as never })
  await expect(attempt).rejects.toMatchObject({
    data: { errors: [{ path: 'category', message: expect.any(String) }] },
  })
})

test.each([
  ['price', 1_000_000.5, 'Enter a whole number.'],
  ['price', -1, 'Enter a number of at least zero.'],
  ['bathrooms', 2.3, 'Enter a multiple of 0.5.'],
])('%s rejects %s', async (name, value, message) => {
  const category = await makeCategory(payload, `For ${name} ${value}`)
  const attempt = makeListing(payload, `Bad ${name} ${value}`, { category, [name]: value })
  await expect(attempt).rejects.toMatchObject({ data: { errors: [{ path: name, message }] } })
})

test('records of different collections may share a slug, those of one collection may not', async () => {
  const published = { title: 'Lagoon', _status: 'published' } as const
  const first = await payload.create({ collection: 'experiences', data: published })
  const gallery = await payload.create({ collection: 'galleries', data: published })
  const second = await payload.create({ collection: 'experiences', data: published })
  expect([first.slug, gallery.slug, second.slug]).toEqual(['lagoon', 'lagoon', 'lagoon-2'])
  const again = payload.create({
    collection: 'experiences',
    data: { ...published, slug: 'lagoon' },
  })
  await expect(again).rejects.toMatchObject({
    data: {
      errors: [{ path: 'slug', message: expect.stringMatching(/^The experience “Lagoon”/) }],
    },
  })
})

test('a duplicated listing gets its own slug', async () => {
  const category = await makeCategory(payload, 'Twins')
  const { id } = await makeListing(payload, 'Villa Twin', { category })
  const twin = await payload.duplicate({ collection: 'listings', id })
  expect(twin.slug).toBe('villa-twin-copy')
})
