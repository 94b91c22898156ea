import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleWork } from '../long-work/jobs.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import type { ImportProgress } from './imports/progress.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let category: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  category = await makeCategory(payload, 'Hofhaus')
  const shown = { onPage: true, onSheet: true }
  await payload.updateGlobal({
    slug: 'site',
    data: {
      ...{ name: 'Kontor Haus', locale: 'de-DE', currency: 'EUR', _status: 'published' },
      facts: [
        { kind: 'rooms', ...shown },
        { kind: 'floor', ...shown },
        { kind: 'bathrooms', onPage: true, onSheet: false },
        { kind: 'area', label: 'Wohnfläche', ...shown },
        { kind: 'available_from', ...shown },
        { kind: 'unit', ...shown },
        { kind: 'service_charge', ...shown },
        { kind: 'energy_class', ...shown },
        { kind: 'yes', label: 'Balkon', ...shown },
        { kind: 'view', onPage: true, onSheet: false },
      ],
    },
  })
})
afterAll(() => content[Symbol.asyncDispose]())

async function send(path: string, file: string) {
  const form = new FormData()
  form.set('file', new File([file], 'listings.csv'))
  form.set('publish', 'true')
  return publisher.ask('POST', `/listings/import${path}`, form)
}

async function importFile(file: string) {
  const { body } = await send('', file)
  const { id } = body.run as ImportProgress
  await settleWork()
  return (await publisher.ask('GET', `/listings/import?id=${id}`)).body.run
}

const find = async (title: string) => {
  const where = { title: { equals: title } }
  const { docs } = await payload.find({ collection: 'listings', where, draft: true, depth: 0 })
  return docs[0]
}

const HEADINGS = 'Titel;Kategorie;Zimmer;Etage;Verfügbar ab;Hausgeld;Energieklasse;Balkon'

test('a sheet has a column for each fact that is ticked for sheets', async () => {
  const { body } = await send('/preview', `${HEADINGS}\nWohnung 0;Hofhaus;2,5;3;;245;B;ja`)
  const headings = (body.fields as { heading: string }[]).map(({ heading }) => heading)
  expect(headings).toEqual(expect.arrayContaining(['Zimmer', 'Etage', 'Hausgeld', 'Balkon']))
  // Built-in ones are among them, by their labels; unlisted ones come last.
  const first = headings.indexOf('Zimmer')
  expect(headings.slice(first, first + 10)).toEqual([
    ...['Zimmer', 'Etage', 'Wohnfläche', 'Area in square feet', 'Verfügbar ab', 'Nummer'],
    ...['Hausgeld', 'Energieklasse', 'Balkon', 'Bedrooms'],
  ])
  expect(headings).not.toContain('Ausblick')
  expect(headings).not.toContain('Bathrooms')
  expect(body.others).toEqual([
    { heading: 'Titel', path: 'title' },
    { heading: 'Kategorie', path: 'category' },
  ])
})

test('facts are imported as people write them, and a listing keeps those that the sheet has not', async () => {
  const { id } = await makeListing(payload, 'Wohnung 1', {
    category,
    facts: { rooms: 1, view: 'Hof', gone: 7 },
  })
  const rows = [
    'Wohnung 1;Hofhaus;2,5;-1;1.3.2027;245,50 €/Monat;B;ja',
    'Wohnung 2;Hofhaus;4;;2027-04-01;;A;nein',
  ]
  expect(await importFile([HEADINGS, ...rows].join('\n'))).toMatchObject({
    state: 'done',
    refused: [],
  })
  expect(await payload.findByID({ collection: 'listings', id, depth: 0 })).toMatchObject({
    facts: {
      ...{ rooms: 2.5, floor: -1, available_from: '2027-03-01', service_charge: 245.5 },
      ...{ energy_class: 'B', balkon: true, view: 'Hof', gone: 7 },
    },
  })
  expect((await find('Wohnung 2'))?.facts).toEqual({
    rooms: 4,
    available_from: '2027-04-01',
    energy_class: 'A',
    balkon: false,
  })
  // An emptied cell empties its fact only.
  await importFile('Titel;Kategorie;Etage\nWohnung 1;Hofhaus;')
  const after = await payload.findByID({ collection: 'listings', id, depth: 0 })
  expect(after.facts).toMatchObject({ rooms: 2.5, gone: 7 })
  expect(after.facts).not.toHaveProperty('floor')
})

test('a price on request and numbers with the word of their column are read in the words of the site', async () => {
  const own = {
    words: { 'listing.onRequest': 'Sprechen Sie uns an' },
    _status: 'published',
  } as const
  await payload.updateGlobal({ slug: 'brand', data: own })
  const asked = ['Auf Anfrage', 'A consultar', 'On request', 'sprechen Sie uns an']
  const rows = asked.map(
    (word, at) => `Haus ${at};Hofhaus;${word};${at + 1},5 Zimmer;2 Schlafzimmer`,
  )
  const sheet = ['Titel;Kategorie;Preis;Zimmer;Schlafzimmer', ...rows].join('\n')
  expect(await importFile(sheet)).toMatchObject({ state: 'done', refused: [] })
  for (const at of asked.keys()) {
    expect(await find(`Haus ${at}`)).toMatchObject({
      ...{ price: null, bedrooms: 2 },
      facts: { rooms: at + 1.5 },
    })
  }
})

test('a sheet may call a built-in fact as the owner or as the form does', async () => {
  const heads = ['Wohnfläche', 'Area in m²', 'area']
  for (const [at, head] of heads.entries()) {
    await importFile(`Title;Category;${head}\nFläche ${at};Hofhaus;${at + 1}0,5`)
  }
  const areas = await Promise.all(heads.map((_, at) => find(`Fläche ${at}`)))
  expect(areas.map((listing) => listing?.area)).toEqual([10.5, 20.5, 30.5])
})

test('an exported sheet has the values, and changes nothing when it comes back', async () => {
  const sheet = await (await publisher.get('/listings/export?format=csv')).text()
  expect(sheet).toContain('Hausgeld')
  const { body } = await send('/preview', sheet)
  expect(body).toMatchObject({ problems: [], counts: { created: 0, changed: 0 } })
})

test('yes, no and unknown are three values: in a sheet, in the preview and in an export', async () => {
  const heading = 'Titel;Kategorie;Balkon'
  const sheet = (...cells: string[]) =>
    [heading, ...cells.map((cell, at) => `Loft ${at + 1};Hofhaus;${cell}`)].join('\n')
  const values = async () =>
    Promise.all([1, 2, 3].map(async (at) => (await find(`Loft ${at}`))?.facts ?? null))
  await importFile(sheet('ja', 'nein', ''))
  expect(await values()).toEqual([{ balkon: true }, { balkon: false }, null])
  const exported = await (await publisher.get('/listings/export?format=csv')).text()
  const [heads = '', ...lines] = exported.trim().split(/\r?\n/)
  const separator = heads.includes(';') ? ';' : ','
  const at = heads.split(separator).indexOf('Balkon')
  const lofts = lines
    .filter((line) => line.includes('Loft '))
    .map((line) => line.split(separator)[at])
  expect(lofts).toEqual(['Yes', 'No', ''])
  await importFile(sheet('', 'ja', 'nein'))
  expect(await values()).toEqual([null, { balkon: true }, { balkon: false }])
})

test('a value that its fact could have earlier is an empty cell, and stays when that comes back', async () => {
  const site = await payload.findGlobal({ slug: 'site', depth: 0 })
  const publish = (facts: object[]) =>
    payload.updateGlobal({ slug: 'site', data: { facts: facts as never, _status: 'published' } })
  const side = { kind: 'choice', key: 'side', label: 'Seite', onSheet: true }
  await publish([...(site.facts ?? []), { ...side, options: 'Hof\nGarten\nStraße' }])
  const { id } = await makeListing(payload, 'Loft 4', { category, facts: { side: 'Garten' } })
  await publish([...(site.facts ?? []), { ...side, options: 'Hof\nStraße' }])
  const exported = await (await publisher.get('/listings/export?format=csv')).text()
  expect(exported).toContain('Seite')
  expect(exported).not.toContain('Garten')
  const { body } = await send('/preview', exported)
  expect(body).toMatchObject({ problems: [], counts: { created: 0, changed: 0 } })
  expect(await importFile('Titel;Kategorie;Zimmer;Seite\nLoft 4;Hofhaus;3;')).toMatchObject({
    refused: [],
  })
  const stored = await payload.findByID({ collection: 'listings', id, depth: 0 })
  expect(stored.facts).toEqual({ side: 'Garten', rooms: 3 })
})

test('a cell that no fact can have is refused in its row', async () => {
  const { body } = await send('/preview', `${HEADINGS}\nX;Hofhaus;2,3;1;31.2.2027;;Z;`)
  expect(body.problems).toEqual([
    { row: 2, column: 'Zimmer', message: 'Enter a multiple of 0.5.' },
    { row: 2, column: 'Verfügbar ab', message: expect.stringContaining('Enter a day') },
    { row: 2, column: 'Energieklasse', message: expect.stringContaining('A+, A, B') },
  ])
})

test('unknown headings are matched to columns in the form above the rows, not in the sheet', async () => {
  const { body } = await send('/preview', 'Called;Row\nWohnung 9;Hofhaus')
  expect(body.problems).toEqual([
    {
      row: 0,
      column: '',
      message: 'No column is headed “Title” or “Slug”. Choose above which of your columns it is.',
    },
  ])
})

test('a sheet has no column for what the theme does not show', async () => {
  const headings = async () => {
    const { body } = await send('/preview', `${HEADINGS}\nWohnung 0;Hofhaus;;;;;;`)
    return (body.fields as { heading: string }[]).map(({ heading }) => heading)
  }
  expect(await headings()).toContain('Hour of the day')
  const look = (theme: 'day' | 'plain') =>
    payload.updateGlobal({ slug: 'site', data: { features: { theme }, _status: 'published' } })
  await look('plain')
  expect(await headings()).not.toContain('Hour of the day')
  await look('day')
})
