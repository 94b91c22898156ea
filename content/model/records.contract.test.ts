import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { block } from '../testing/block.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('pages', () => {
  const published = { _status: 'published' } as const

  test('a page without a slug gets one from its title', async () => {
    const data = { title: 'Under Stars', ...published }
    expect(await payload.create({ collection: 'pages', data })).toMatchObject({
      slug: 'under-stars',
    })
  })

  test('a second page with the same title gets a numbered slug', async () => {
    const data = { title: 'Two Bays', ...published }
    const slugs: unknown[] = []
    for (const _ of [1, 2, 3])
      slugs.push((await payload.create({ collection: 'pages', data })).slug)
    expect(slugs).toEqual(['two-bays', 'two-bays-2', 'two-bays-3'])
  })

  test('a page that is saved again keeps its slug', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Kept', ...published },
    })
    const data = { title: 'Kept', slug: '', ...published }
    expect((await payload.update({ collection: 'pages', id, data })).slug).toBe('kept')
  })

  test('a title of a hundred words gives a valid slug', async () => {
    const data = { title: 'word '.repeat(100), ...published }
    const { slug } = await payload.create({ collection: 'pages', data })
    expect(slug).toMatch(/^(word-)+word$/)
    const { slug: next = '' } = await payload.create({ collection: 'pages', data })
    expect(next).toMatch(/^(word-)+2$/)
    expect(next?.length).toBeLessThanOrEqual(80)
  })

  test.each([{ draft: true }, { draft: false }])(
    'a slug in use is rejected with the title of its page, %j',
    async ({ draft }) => {
      const slug = `same-${draft}`
      const first = await payload.create({
        collection: 'pages',
        data: { title: 'The First', slug, ...published },
      })
      const expected = {
        data: { errors: [{ path: 'slug', message: expect.stringContaining('“The First”') }] },
      }
      const data = { title: 'Two', slug }
      const second = payload.create({
        collection: 'pages',
        data: { ...data, ...(draft ? {} : published) },
        draft,
      })
      await expect(second).rejects.toMatchObject(expected)
      const { id } = await payload.create({ collection: 'pages', data: { title: 'Three' } })
      const moved = payload.update({ collection: 'pages', id, data: { slug, ...published } })
      await expect(moved).rejects.toMatchObject(expected)
      expect(
        (await payload.update({ collection: 'pages', id: first.id, data: { slug, ...published } }))
          .slug,
      ).toBe(slug)
    },
  )

  test('a page whose title is a reserved word is rejected with a suggestion', async () => {
    const attempt = payload.create({ collection: 'pages', data: { title: 'Map', ...published } })
    await expect(attempt).rejects.toMatchObject({
      data: {
        errors: [
          { path: 'slug', message: expect.stringMatching(/^“.*” is used by the site itself/) },
        ],
      },
    })
  })

  test('a duplicated page gets its own slug', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Twin', ...published },
    })
    const twin = await payload.duplicate({ collection: 'pages', id })
    expect(twin.slug).toBe('twin-copy')
    expect((await payload.duplicate({ collection: 'pages', id })).slug).toBe('twin-copy-2')
    expect((await payload.duplicate({ collection: 'pages', id: twin.id })).slug).toBe('twin-copy-3')
  })

  test('autosave generates no slug, because the title is still being typed', async () => {
    const query = { autosave: 'true' }
    const data = { title: 'Und' }
    const page = await payload.create({ collection: 'pages', data, draft: true, req: { query } })
    expect(page.slug ?? null).toBeNull()
  })

  test('a page stays readable when a picture that it uses is deleted', async () => {
    const image = await makePicture(payload, { alt: 'Soon gone' })
    const blocks = [
      block('hero', { title: 'Still here', media: { image } }),
      block('image_carousel', { images: [image] }),
    ]
    const data = { title: 'Keeps', blocks, ...published }
    const { id } = await payload.create({ collection: 'pages', data })

    await payload.delete({ collection: 'media', id: image })

    const page = await payload.findByID({ collection: 'pages', id, depth: 2 })
    expect(page.blocks?.[0]).toMatchObject(block('hero', { title: 'Still here' }))
  })

  test('a new picture never reuses the id of a deleted one', async () => {
    const first = await makePicture(payload, { alt: 'First' })
    await payload.delete({ collection: 'media', id: first })
    expect(await makePicture(payload, { alt: 'Second' })).not.toBe(first)
  })
})

describe('listings', () => {
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
})

describe('tags and settings', () => {
  let owner: Person
  let publisher: Person

  const script = { name: 'Matomo', address: 'https://tags.example.com/tag.js', hosts: '' }
  const settings = { name: 'Our Place', currency: 'EUR', locale: 'en', _status: 'published' }

  beforeAll(async () => {
    owner = await signIn(payload, 'administrator')
    publisher = await signIn(payload, 'publisher')
  })

  const save = (person: Person, data: object) =>
    person.ask('POST', '/globals/site', { ...settings, ...data })
  const tags = async () => (await payload.findGlobal({ slug: 'site' })).tags

  test('only administrators choose tags; saves of other people leave them unchanged', async () => {
    const chosen = { googleId: 'G-ABC1234567', scripts: [script] }
    expect((await save(owner, { tags: chosen })).status).toBe(200)
    expect(await tags()).toMatchObject(chosen)
    const other = { googleId: 'G-EVIL123456', scripts: [] }
    expect((await save(publisher, { name: 'New name', tags: other })).status).toBe(200)
    expect(await tags()).toMatchObject(chosen)
    expect((await payload.findGlobal({ slug: 'site' })).name).toBe('New name')
  })

  test.each([
    [{ googleId: 'GTM-ABC123' }],
    [{ googleId: "G-1'; alert(1)" }],
    [{ scripts: [{ ...script, address: 'http://plain.example/tag.js' }] }],
    [{ scripts: [{ ...script, address: 'https://localhost/tag.js' }] }],
    [{ scripts: [{ ...script, address: 'https://ada:hunter2@tags.example.com/tag.js' }] }],
    [{ scripts: [{ ...script, hosts: "'unsafe-inline'" }] }],
    [{ scripts: [{ ...script, hosts: '*' }] }],
  ])('%o is refused', async (odd) => {
    expect((await save(owner, { tags: odd })).status).toBe(400)
  })

  test('the Instagram account is a name, or an address without a password', async () => {
    const account = (instagram: string) =>
      owner.ask('POST', '/globals/global', { instagram, _status: 'published' })
    const refused = await account('https://ada:hunter2@www.instagram.com/our-place')
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).not.toContain('hunter2')
    for (const good of ['our-place.example', '@our_place', 'https://www.instagram.com/our-place'])
      expect((await account(good)).status, good).toBe(200)
  })

  test('a time zone must be a known one', async () => {
    expect((await save(owner, { timeZone: 'Europe/Lisbon' })).status).toBe(200)
    expect((await save(owner, { timeZone: 'Lisbon' })).status).toBe(400)
  })
})
