import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../testing/block.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' } as const

test('a page without a slug gets one from its title', async () => {
  const data = { title: 'Under Stars', ...published }
  expect(await payload.create({ collection: 'pages', data })).toMatchObject({ slug: 'under-stars' })
})

test('a second page with the same title gets a numbered slug', async () => {
  const data = { title: 'Two Bays', ...published }
  const slugs: unknown[] = []
  for (const _ of [1, 2, 3]) slugs.push((await payload.create({ collection: 'pages', data })).slug)
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
