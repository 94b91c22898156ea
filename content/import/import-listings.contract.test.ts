import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeListing } from '../test/listing.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { importEndpoint } from './endpoint.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await makeCategory(payload, 'Sea Villas')
})
afterAll(() => content[Symbol.asyncDispose]())

type Role = 'editor' | 'publisher'

async function importFile(text: string, { role = 'publisher' as Role, publish = false } = {}) {
  const form = new FormData()
  form.set('file', new File([text], 'listings.csv'))
  if (publish) form.set('publish', 'true')
  const user = { id: 1, collection: 'users' as const, role, email: 'e@example.com' }
  const req = await createLocalReq({ user: user as never }, payload)
  req.formData = async () => form
  req.headers = new Headers()
  const response = await importEndpoint.handler(req)
  return { status: response.status, body: await response.json() }
}

const find = async (slug: string) => {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'listings', where, draft: true, depth: 0 })
  return docs[0]
}

const publicTitle = async (slug: string) => {
  const where = { slug: { equals: slug }, _status: { equals: 'published' } } as const
  const { docs } = await payload.find({ collection: 'listings', where, depth: 0 })
  return docs[0]?.title
}

test('lines become new listings and change those that exist', async () => {
  const [category] = (await payload.find({ collection: 'real-estate-categories' })).docs
  await makeListing(payload, 'Villa Old', {
    category: Number(category?.id),
    bedrooms: 2,
    unit: 'X',
  })
  const { status, body } = await importFile(
    'slug,title,category,bedrooms,price\nvilla-old,Villa Renewed,sea-villas,5,900000\n,Villa New,sea-villas,3,',
    { publish: true },
  )
  expect({ status, body }).toEqual({ status: 200, body: { created: 1, updated: 1 } })
  expect(await find('villa-old')).toMatchObject({ title: 'Villa Renewed', bedrooms: 5, unit: 'X' })
  expect(await publicTitle('villa-old')).toBe('Villa Renewed')
  expect(await find('villa-new')).toMatchObject({ bedrooms: 3, price: null, status: 'available' })
})

test('as drafts, nothing changes for the public', async () => {
  await importFile('slug,title\nvilla-old,Villa Draft')
  expect(await publicTitle('villa-old')).toBe('Villa Renewed')
  expect(await find('villa-old')).toMatchObject({ title: 'Villa Draft', _status: 'draft' })
})

test('one bad line, and nothing is imported', async () => {
  const { status, body } = await importFile(
    'slug,title,category\nvilla-good,Villa Good,sea-villas\nvilla-bad,Villa Bad,tree-houses',
  )
  expect(status).toBe(422)
  expect(body.problems).toEqual([
    { line: 3, field: 'category', message: expect.stringContaining('There are: sea-villas.') },
  ])
  expect(await find('villa-good')).toBeUndefined()
})

test('what only the model refuses rolls everything back, and is named by its line', async () => {
  const hooks = payload.collections.listings.config.hooks
  const refuseSecond = ({ data }: { data: { title?: string } }) => {
    if (data.title === 'Second') throw new Error('The disk is full.')
    return data
  }
  hooks.beforeChange?.push(refuseSecond as never)
  try {
    const text = 'slug,title,category\nfirst,First,sea-villas\nsecond,Second,sea-villas'
    await expect(importFile(text)).rejects.toThrow('The disk is full.')
  } finally {
    hooks.beforeChange?.pop()
  }
  expect(await find('first')).toBeUndefined()
})

test('an editor imports drafts, and cannot publish', async () => {
  const text = 'slug,title,category\nby-editor,By an editor,sea-villas'
  const refused = await importFile(text, { role: 'editor', publish: true })
  expect(refused).toMatchObject({
    status: 403,
    body: { problems: [{ message: expect.stringContaining('Only a publisher') }] },
  })
  expect(await importFile(text, { role: 'editor' })).toMatchObject({ status: 200 })
  expect(await find('by-editor')).toMatchObject({ _status: 'draft' })
})
