import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { settleWork } from '../long-work/jobs.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import type { ImportProgress } from './imports/progress.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person
let category: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
  category = await makeCategory(payload, 'Slope Villas')
})
afterAll(() => content[Symbol.asyncDispose]())

type Options = { person?: Person; publish?: boolean; fields?: Record<string, string> }

function send(path: string, file: string | Uint8Array<ArrayBuffer>, options: Options) {
  const { person = publisher, publish = false, fields = {} } = options
  const form = new FormData()
  form.set('file', new File([file], 'listings'))
  if (publish) form.set('publish', 'true')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return person.ask('POST', path, form)
}

const preview = (file: string | Uint8Array<ArrayBuffer>, options: Options = {}) =>
  send('/listings/import/preview', file, options)

/** Runs an import to its end: its result, or the response that refused it. */
async function importFile(file: string, options: Options = {}) {
  const { status, body } = await send('/listings/import', file, options)
  if (status !== 202) return { status, body }
  const { id } = body.run as ImportProgress
  await settleWork()
  const { run } = (await publisher.ask('GET', `/listings/import?id=${id}`)).body
  return { status, body: run as Record<string, unknown> }
}

const find = async (title: string) => {
  const where = { title: { equals: title } }
  const { docs } = await payload.find({ collection: 'listings', where, draft: true, depth: 0 })
  return docs[0]
}

const publicTitle = async (slug: string) => {
  const where = { slug: { equals: slug }, _status: { equals: 'published' } } as const
  const { docs } = await payload.find({ collection: 'listings', where, depth: 0 })
  return docs[0]?.title
}

const problem = (row: number, column: string, message: string) => ({
  row,
  column,
  message: expect.stringContaining(message),
})

test('a German sheet is understood, and a heading of its own is asked about and then meant', async () => {
  const sheet = [
    'Wohnung;Bezeichnung;Gebäude;Status;Bäder;Wohnfläche;Kaufpreis;Gästezimmer',
    'WE 07;Wohnung im Hof;Slope Villas;verkauft;2;"78,4 m²";"485.000 €";3',
  ].join('\n')
  const seen = await preview(sheet)
  expect(seen.body).toMatchObject({
    counts: { created: 1 },
    problems: [],
    notes: [expect.stringContaining('“Gästezimmer”')],
    fields: expect.arrayContaining([{ path: 'bedrooms', heading: 'Bedrooms' }]),
  })
  expect(seen.body.others).toContainEqual({ heading: 'Wohnung', path: 'unit' })
  expect(seen.body.others).toContainEqual({ heading: 'Gästezimmer', path: '' })
  const headings = JSON.stringify([{ heading: 'Gästezimmer', path: 'bedrooms' }])
  const again = await preview(sheet, { fields: { headings } })
  expect(again.body.notes).toEqual([])
  await importFile(sheet, { fields: { headings } })
  expect(await find('Wohnung im Hof')).toMatchObject({
    ...{ unit: 'WE 07', status: 'sold', bathrooms: 2, area: 78.4, price: 485_000, bedrooms: 3 },
  })
})

test('a sheet without a title asks which column is meant', async () => {
  const { status, body } = await preview('Wohnungsbezeichner;Preis\nA;1')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    problems: [{ message: expect.stringContaining('“Title” or') }],
    others: expect.arrayContaining([{ heading: 'Wohnungsbezeichner', path: '' }]),
  })
})

test('headings in words create and change listings, as listed in the preview', async () => {
  await makeListing(payload, 'Villa Old', { category, bedrooms: 2, unit: 'X' })
  const sheet = [
    'PRICE;Agent;Bedrooms;Title;Category;Area in m²',
    '€4.85m;Jo;5;villa old;slope villas;"1.250,5"',
    ';;3;Villa New;SLOPE-VILLAS;',
  ].join('\n')
  const seen = await preview(sheet)
  expect(seen.body).toMatchObject({
    counts: { created: 1, changed: 1, untouched: 0 },
    problems: [],
    notes: [expect.stringContaining('no such field: “Agent”')],
  })
  const [old] = [seen.body.listings].flat()
  expect(old).toMatchObject({ row: 2, by: 'title' })
  expect(old).toHaveProperty('fields', [
    { heading: 'Title', before: 'Villa Old', after: 'villa old' },
    { heading: 'Bedrooms', before: '2', after: '5' },
    { heading: 'Area in m²', before: '', after: '1,250.5' },
    { heading: 'Price', before: '', after: '4,850,000' },
  ])
  expect(await find('Villa New')).toBeUndefined()

  const done = await importFile(sheet, { publish: true })
  const changed = await find('villa old')
  const counts = { total: 2, created: 1, updated: 1, refused: [] }
  expect(done.body).toMatchObject({ state: 'done', ...counts, by: 'publisher' })
  const added = await find('Villa New')
  const receipt = async (id: unknown) =>
    (await publisher.ask('GET', `/listings/${id}/receipt`)).body.change as { sequence: number }
  const sequences = [await receipt(added?.id), await receipt(changed?.id)].map(
    ({ sequence }) => sequence,
  )
  expect((await receipt(done.body.published)).sequence).toBe(Math.max(...sequences))
  expect(changed).toMatchObject({ bedrooms: 5, unit: 'X', price: 4_850_000 })
  expect(await publicTitle('villa-old')).toBe('villa old')
  expect(await find('Villa New')).toMatchObject({ price: null, status: 'available', category })
  expect((await preview(sheet)).body.counts).toEqual({ created: 0, changed: 0, untouched: 2 })
})

test('all problems of all rows are reported at once, and nothing is written', async () => {
  const sheet = [
    'Title,Category,Bedrooms,Area in m²,Availability,Map shape,Pictures,Slug',
    'Good,Slope Villas,2,,,,,',
    `Bad,Tree houses,two,1.250,gone,${'x'.repeat(121)},missing.jpg,B b`,
    ',,,,,,,',
    'No category,,1,,,,,',
    'Good,Slope Villas,4,,,,,',
  ].join('\n')
  const expected = [
    problem(3, 'Category', 'There is no “Tree houses”. Enter one of: Slope Villas.'),
    problem(3, 'Bedrooms', 'Enter a number'),
    problem(3, 'Area in m²', '1250 or 1.25'),
    problem(3, 'Pictures', 'no picture “missing.jpg”'),
    problem(3, 'Slug', 'lowercase letters'),
    problem(3, 'Availability', 'Available, Reserved, Sold'),
    problem(3, 'Map shape', 'at most 120 characters'),
    problem(5, 'Category', 'A new listing needs one of: Slope Villas.'),
    problem(6, '', 'Row 2 is about the same listing'),
  ]
  const { body } = await preview(sheet)
  expect(body.problems).toHaveLength(expected.length)
  expect(body.problems).toEqual(expect.arrayContaining(expected))
  const { status } = await importFile(sheet)
  expect(status).toBe(422)
  expect(await find('Good')).toBeUndefined()
})

test('an export in either format imports again unchanged', async () => {
  const pictures = await Promise.all(
    ['Terrace', 'Pool'].map((alt) => makePicture(payload, { alt })),
  )
  await makeListing(payload, '=Villa "1,5"', {
    category,
    unit: '-3',
    area: 312.5,
    bathrooms: 2.5,
    status: 'reserved',
    meshKey: 'villa-01',
    description: 'Two lines,\n+ a “sign” é_x0041_',
    thumbnail: pictures[1],
    pictures,
    seo: { title: '@home', noIndex: true },
  })
  await makeListing(payload, 'Twin', { category, slug: 'twin-one' })
  await makeListing(payload, 'Twin', { category, slug: 'twin-two' })
  const { totalDocs } = await payload.count({ collection: 'listings' })
  for (const format of ['csv', 'xlsx']) {
    const file = await publisher.get(`/listings/export?format=${format}`)
    const { body } = await preview(new Uint8Array(await file.arrayBuffer()))
    const nothing = { created: 0, changed: 0, untouched: totalDocs }
    expect(body).toMatchObject({ counts: nothing, problems: [], notes: [], listings: [] })
  }
  const csv = await (await publisher.get('/listings/export?format=csv')).text()
  expect(csv).toContain(`"'=Villa ""1,5"""`)
})

test('an export leaves out drafts without title and slug, and imports again', async () => {
  const draft = (data: object) =>
    payload.create({ collection: 'listings', data: data as { title: string }, draft: true })
  const nameless = await draft({ price: 4_444_444 })
  const addressed = await draft({ slug: 'not-named-yet', price: 5_555_555 })
  onTestFinished(async () => {
    const where = { id: { in: [nameless.id, addressed.id] } }
    await payload.delete({ collection: 'listings', where })
  })
  const { totalDocs } = await payload.count({ collection: 'listings' })
  const csv = await (await publisher.get('/listings/export?format=csv')).text()
  expect(csv).toContain('5555555')
  expect(csv).not.toContain('4444444')
  for (const format of ['csv', 'xlsx']) {
    const file = await publisher.get(`/listings/export?format=${format}`)
    const { body } = await preview(new Uint8Array(await file.arrayBuffer()))
    const counts = { created: 0, changed: 0, untouched: totalDocs - 1 }
    expect(body).toMatchObject({ counts, problems: [] })
  }
})

test('the template is readable, and its example is left out', async () => {
  for (const format of ['csv', 'xlsx']) {
    const file = await editor.get(`/listings/import/template?format=${format}`)
    const { body } = await preview(new Uint8Array(await file.arrayBuffer()))
    expect(body.problems).toEqual([problem(0, '', 'no rows below')])
  }
  const anonymous = await send('/listings/import/preview', 'Title\nA', {
    person: await strangers(),
  })
  expect(anonymous).toMatchObject({ status: 403 })
})

/** A signed-out visitor. */
async function strangers(): Promise<Person> {
  const person = await signIn(payload, 'editor', 'leaver')
  await payload.delete({ collection: 'users', id: person.id })
  return person
}

test('pictures beside the spreadsheet are listed before, and linked in order after their upload', async () => {
  const stored = await makePicture(payload, { alt: 'Stored view' })
  const sheet =
    'Title,Category,Pictures\nVilla Seen,Slope Villas,"New_Terrace.JPG, stored view.jpg"'
  const chosen = JSON.stringify([{ name: 'new_terrace.jpg', hash: '' }])
  const seen = await preview(sheet, { fields: { chosen } })
  expect(seen.body).toMatchObject({
    problems: [],
    pictures: [{ name: 'new_terrace.jpg', alt: 'Villa Seen, new terrace' }],
  })
  const refused = await importFile(sheet, { fields: { chosen } })
  expect(refused.body.problems).toEqual([problem(0, '', 'was not uploaded')])
  const id = await makePicture(payload, { alt: 'Another name' })
  const uploaded = JSON.stringify([{ name: 'new_terrace.jpg', id }])
  const stamp = `${seen.body.stamp}`
  expect(await importFile(sheet, { fields: { chosen, uploaded, stamp } })).toMatchObject({
    status: 202,
  })
  expect(await find('Villa Seen')).toMatchObject({ pictures: [id, stored] })
})

test('an import does what its preview shows, or shows a new one', async () => {
  const { id } = await makeListing(payload, 'Villa Moved', { category, price: 1 })
  const sheet = 'Title,Price\nVilla Moved,2'
  const { body } = await preview(sheet)
  await payload.update({ collection: 'listings', id, data: { price: 3 } })
  const fields = { stamp: `${body.stamp}` }
  const outdated = await importFile(sheet, { fields })
  expect(outdated.status).toBe(409)
  expect(outdated.body.listings).toMatchObject([{ fields: [{ before: '3', after: '2' }] }])
  expect(await find('Villa Moved')).toMatchObject({ price: 3 })
  expect(await importFile(sheet, { fields: { stamp: `${outdated.body.stamp}` } })).toMatchObject({
    status: 202,
  })
})

test('one field of a group is changed without the others', async () => {
  await makeListing(payload, 'Villa Found', { category, seo: { title: 'One', description: 'Two' } })
  await importFile('Title,SEO: Title\nVilla Found,Other')
  expect(await find('Villa Found')).toMatchObject({ seo: { title: 'Other', description: 'Two' } })
})

test('a title in another category makes a second listing, and a note says so', async () => {
  await makeListing(payload, 'Villa Namesake', { category })
  await makeCategory(payload, 'Plum Houses')
  const { body } = await preview('Title,Category\nVilla Namesake,Plum Houses')
  expect(body).toMatchObject({
    counts: { created: 1, changed: 0, untouched: 0 },
    notes: [expect.stringContaining('“Villa Namesake” (row 2). To change that one')],
  })
})

test('importing drafts leaves published listings unchanged', async () => {
  await makeListing(payload, 'Villa Public', { category })
  await importFile('slug,title\nvilla-public,Villa Draft')
  expect(await publicTitle('villa-public')).toBe('Villa Public')
  expect(await find('Villa Draft')).toMatchObject({ slug: 'villa-public', _status: 'draft' })
})

test('a listing that another user has open is not changed', async () => {
  const { id } = await makeListing(payload, 'Villa Open', { category })
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'listings', value: id },
      user: { relationTo: 'users', value: editor.id },
    },
  })
  const text = 'Title,Unit\nVilla Open,7'
  const { status, body } = await importFile(text)
  expect(status).toBe(422)
  expect(body.problems).toEqual([problem(2, '', 'editor has this listing open in the studio')])
  expect(await importFile(text, { person: editor })).toMatchObject({ status: 202 })
})

test('publishing an import does not publish unfinished drafts', async () => {
  const { id } = await makeListing(payload, 'Villa Begun', { category })
  const data = { description: 'Not to be seen before Monday' }
  await payload.update({ collection: 'listings', id, data, draft: true })
  const text = 'Title,Price\nVilla Begun,500000'
  const { body } = await importFile(text, { publish: true })
  expect(body.problems).toEqual([problem(2, '', 'unpublished changes')])
  const { description } = await payload.findByID({ collection: 'listings', id })
  expect(description).not.toBe(data.description)
  expect(await importFile(text)).toMatchObject({ status: 202 })
})

test('an editor imports drafts but cannot publish', async () => {
  const text = 'Title,Category\nBy an editor,Slope Villas'
  const refused = await importFile(text, { person: editor, publish: true })
  expect(refused.status).toBe(403)
  expect(refused.body.problems).toEqual([problem(0, '', 'Only publishers')])
  expect(await importFile(text, { person: editor })).toMatchObject({ status: 202 })
  expect(await find('By an editor')).toMatchObject({ _status: 'draft' })
})
