import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeCategory, makeListing } from '../test/listing.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { type Person, signIn } from '../test/people.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
  await makeCategory(payload, 'Sea Villas')
})
afterAll(() => content[Symbol.asyncDispose]())

async function importFile(text: string, { person = publisher, publish = false } = {}) {
  const form = new FormData()
  form.set('file', new File([text], 'listings.csv'))
  if (publish) form.set('publish', 'true')
  const { status, body } = await person.ask('POST', '/listings/import', form)
  return { status, body }
}

const find = async (slug: string) => {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'listings', where, draft: true, depth: 0 })
  return docs[0]
}

async function seaVillas() {
  const { docs } = await payload.find({ collection: 'real-estate-categories' })
  return Number(docs[0]?.id)
}

const publicTitle = async (slug: string) => {
  const where = { slug: { equals: slug }, _status: { equals: 'published' } } as const
  const { docs } = await payload.find({ collection: 'listings', where, depth: 0 })
  return docs[0]?.title
}

test('rows create listings and update existing ones', async () => {
  const category = await seaVillas()
  await makeListing(payload, 'Villa Old', { category, bedrooms: 2, unit: 'X' })
  const { status, body } = await importFile(
    'slug,title,category,bedrooms,price\nvilla-old,Villa Renewed,sea-villas,5,900000\n,Villa New,sea-villas,3,',
    { publish: true },
  )
  expect({ status, body }).toEqual({ status: 200, body: { created: 1, updated: 1 } })
  expect(await find('villa-old')).toMatchObject({ title: 'Villa Renewed', bedrooms: 5, unit: 'X' })
  expect(await publicTitle('villa-old')).toBe('Villa Renewed')
  expect(await find('villa-new')).toMatchObject({ bedrooms: 3, price: null, status: 'available' })
})

test('importing drafts leaves published listings unchanged', async () => {
  await importFile('slug,title\nvilla-old,Villa Draft')
  expect(await publicTitle('villa-old')).toBe('Villa Renewed')
  expect(await find('villa-old')).toMatchObject({ title: 'Villa Draft', _status: 'draft' })
})

test('a bad row prevents the whole import', async () => {
  const { status, body } = await importFile(
    'slug,title,category\nvilla-good,Villa Good,sea-villas\nvilla-bad,Villa Bad,tree-houses',
  )
  expect(status).toBe(422)
  expect(body.problems).toEqual([
    { line: 3, field: 'category', message: expect.stringContaining('Categories: sea-villas.') },
  ])
  expect(await find('villa-good')).toBeUndefined()
})

test('a validation error rolls everything back and has its line number', async () => {
  const meshKey = 'x'.repeat(121)
  const text = `slug,title,category,meshKey\nfirst,First,sea-villas,\nsecond,Second,sea-villas,${meshKey}`
  const { status, body } = await importFile(text, { publish: true })
  expect(status).toBe(422)
  expect(body.problems).toEqual([
    { line: 3, field: 'meshKey', message: expect.stringContaining('at most 120 characters') },
  ])
  expect(await find('first')).toBeUndefined()
})

test('an unexpected error rolls everything back', async () => {
  const create = payload.create.bind(payload)
  vi.spyOn(payload, 'create')
    .mockImplementationOnce(create)
    .mockRejectedValueOnce(new Error('The disk is full.'))
  const text = 'slug,title,category\nfirst,First,sea-villas\nsecond,Second,sea-villas'
  const { status } = await importFile(text)
  vi.restoreAllMocks()
  expect(status).toBe(500)
  expect(await find('first')).toBeUndefined()
})

test('a listing that another user has open is not changed', async () => {
  const { id } = await makeListing(payload, 'Villa Open', { category: await seaVillas() })
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'listings', value: id },
      user: { relationTo: 'users', value: editor.id },
    },
  })
  const text = 'slug,title\nvilla-open,Villa Shut'
  const { status, body } = await importFile(text)
  expect(status).toBe(422)
  expect(body.problems).toEqual([
    {
      line: 2,
      field: 'slug',
      message: expect.stringContaining('is editing this listing in the studio'),
    },
  ])
  expect(await find('villa-open')).toMatchObject({ title: 'Villa Open' })
  expect(await importFile(text, { person: editor })).toMatchObject({ status: 200 })
})

test('publishing an import does not publish unfinished drafts', async () => {
  const { id } = await makeListing(payload, 'Villa Begun', { category: await seaVillas() })
  const data = { description: 'Not to be seen before Monday' }
  await payload.update({ collection: 'listings', id, data, draft: true })
  const text = 'slug,title,price\nvilla-begun,Villa Begun,500000'
  const { status, body } = await importFile(text, { publish: true })
  expect(status).toBe(422)
  expect(body.problems).toEqual([
    { line: 2, field: 'slug', message: expect.stringContaining('unpublished changes') },
  ])
  const { description } = await payload.findByID({ collection: 'listings', id })
  expect(description).not.toBe(data.description)
  expect(await importFile(text)).toMatchObject({ status: 200 })
})

test('importing a file twice creates no duplicates', async () => {
  const text = 'slug,title,category\n,Casa Única,sea-villas'
  expect(await importFile(text)).toMatchObject({ status: 200, body: { created: 1 } })
  const { status, body } = await importFile(text)
  expect(status).toBe(422)
  expect(body.problems).toEqual([
    { line: 2, field: 'slug', message: expect.stringContaining('“casa-unica” already exists') },
  ])
})

test('an editor imports drafts but cannot publish', async () => {
  const text = 'slug,title,category\nby-editor,By an editor,sea-villas'
  const refused = await importFile(text, { person: editor, publish: true })
  expect(refused).toMatchObject({
    status: 403,
    body: { problems: [{ message: expect.stringContaining('Only publishers') }] },
  })
  expect(await importFile(text, { person: editor })).toMatchObject({ status: 200 })
  expect(await find('by-editor')).toMatchObject({ _status: 'draft' })
})
