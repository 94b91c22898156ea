import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Listing } from '../../payload-types.ts'
import { ask, makeToken } from '../../testing/delivery.ts'
import { holdTimers, runDueJobs } from '../../testing/due-jobs.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'

let content: TestContent
let payload: Payload
let token: string
let category: number

const shown = { onCard: true, onPage: true, onSheet: true, onFilter: true }

const ROWS = [
  { kind: 'rooms', ...shown },
  { kind: 'area', ...shown, onFilter: false },
  { kind: 'floor', onPage: true, onFilter: true },
  { kind: 'available_from', onPage: true },
  { kind: 'service_charge', ...shown },
  { kind: 'energy_class', onPage: true, onFilter: true },
  { kind: 'yes', label: 'Balkon', ...shown },
  { kind: 'choice', label: 'Seite', options: 'Hof\nStraße', onFilter: true },
] as const

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await holdTimers(payload)
  token = await makeToken(payload, 'published')
  await publish({ facts: ROWS.map((row) => ({ ...row })) })
  category = await makeCategory(payload, 'Hofhaus')
  const flats = [
    { rooms: 2.5, floor: 3, service_charge: 245, available_from: '2027-03-01', balkon: true },
    { rooms: 1, floor: -1, energy_class: 'A+', seite: 'Hof', balkon: false },
    { rooms: 4, floor: 1, service_charge: 312.5, seite: 'Straße' },
    {},
  ]
  for (const [at, facts] of flats.entries()) {
    await makeListing(payload, `Wohnung ${at + 1}`, {
      category,
      unit: `WE ${at + 1}`,
      facts,
      area: at === 3 ? 90 : 78.4,
    })
  }
})
afterAll(() => content[Symbol.asyncDispose]())

async function publish(data: object) {
  const site = { name: 'Kontor Haus', locale: 'de-DE', currency: 'EUR', _status: 'published' }
  return payload.updateGlobal({ slug: 'site', data: { ...site, ...data } as never })
}

/** The answer to a query, as far as it is about facts. */
async function read(query: string) {
  const { data, errors, tags } = await ask(payload, query, { token })
  expect(errors).toEqual([])
  return { data: Object(data), tags }
}

const one = (at: number, selection: string) =>
  read(`{ record: realEstateListing(filter: { slug: { eq: "wohnung-${at}" } }) { ${selection} } }`)

type Said = { label: string; value: string; unit: string | null }
const words = (facts: Said[]) =>
  facts.map(({ label, value, unit }) =>
    [label, value, unit].filter(Boolean).join(' ').replaceAll(/\s/g, ' '),
  )

test('a listing says its facts in the order, language and format of the site', async () => {
  const facts = 'facts { label value unit } card: facts(on: card) { label value unit }'
  const { data, tags } = await one(1, `${facts} bedrooms area`)
  expect(words(data.record.facts)).toEqual([
    'Zimmer 2,5',
    'Fläche 78,4 m²',
    'Etage 3',
    'Verfügbar ab 01.03.2027',
    'Hausgeld 245 € /Monat',
    'Balkon Ja',
  ])
  expect(words(data.record.card)).toEqual([
    'Zimmer 2,5',
    'Fläche 78,4 m²',
    'Hausgeld 245 € /Monat',
    'Balkon Ja',
  ])
  expect(tags).toEqual(expect.arrayContaining(['global:site', 'global:brand']))
  const other = await one(2, facts)
  expect(words(other.data.record.card)).toEqual(['Zimmer 1', 'Fläche 78,4 m²'])
  expect(words(other.data.record.facts)).toContain('Balkon Nein')
})

test('a category offers the values that its listings have, with their number', async () => {
  const { data, tags } = await read(
    '{ factFilters(category: "hofhaus") { key label isSorted choices { value label count } } }',
  )
  const offered = Object.fromEntries(
    data.factFilters.map((filter: { key: string; choices: { value: string; count: number }[] }) => [
      filter.key,
      filter.choices.map(({ value, count }) => `${value} ×${count}`),
    ]),
  )
  expect(offered).toEqual({
    rooms: ['1 ×1', '2.5 ×1', '4 ×1'],
    area: [],
    floor: ['-1 ×1', '1 ×1', '3 ×1'],
    service_charge: ['245 ×1', '312.5 ×1'],
    energy_class: [],
    balkon: ['yes ×1'],
    seite: ['Hof ×1', 'Straße ×1'],
  })
  const isSorted = ({ isSorted }: { isSorted: boolean }) => isSorted
  expect(data.factFilters.filter(isSorted).map(({ key }: { key: string }) => key)).toEqual([
    ...['rooms', 'area', 'floor', 'service_charge'],
  ])
  expect(tags).toContain(`listings/category=${category}:by=facts`)
})

const listed = async (args: string) => {
  const { data } = await read(`{ listings(${args}) { title } }`)
  return data.listings.map(({ title }: { title: string }) => title.replace('Wohnung ', ''))
}

test.each([
  ['[{ key: "rooms", is: "2.5" }]', ['1']],
  ['[{ key: "rooms", is: "2.5+" }]', ['1', '3']],
  ['[{ key: "seite", is: "Straße" }]', ['3']],
  ['[{ key: "balkon", is: "yes" }, { key: "floor", is: "3" }]', ['1']],
  ['[{ key: "floor", is: "-1" }]', ['2']],
  // No filter: its key is not listed, or it is not ticked.
  ['[{ key: "seite\' OR 1=1", is: "x" }]', []],
  ['[{ key: "area", is: "78.4" }]', []],
])('lists are filtered by facts %s', async (facts, titles) => {
  expect(await listed(`filter: { facts: ${facts} }`)).toEqual(titles)
  const { data } = await read(`{ _listingsMeta(filter: { facts: ${facts} }) { count } }`)
  expect(data._listingsMeta.count).toBe(titles.length)
})

test('lists are sorted by a number, those without it last, page by page', async () => {
  const by = 'orderByFact: { key: "rooms", isDescending: true }'
  expect(await listed(by)).toEqual(['3', '1', '2', '4'])
  expect(await listed('orderByFact: { key: "rooms" }')).toEqual(['2', '1', '3', '4'])
  expect(await listed(`first: 2, skip: 1, ${by}`)).toEqual(['1', '2'])
  const byArea = 'orderByFact: { key: "area", isDescending: true }'
  expect(await listed(byArea)).toEqual(['4', '1', '2', '3'])
  expect(await listed('orderByFact: { key: "seite" }')).toEqual(['1', '2', '3', '4'])
})

test('a preview filters and sorts drafts', async () => {
  const draft = await makeToken(payload, 'preview')
  await makeListing(payload, 'Entwurf', { category, _status: 'draft', facts: { rooms: 7 } })
  const query = '{ listings(filter: { facts: [{ key: "rooms", is: "7" }] }) { title } }'
  const seen = await ask(payload, query, { token: draft, endpoint: 'preview' })
  expect(seen.data).toEqual({ listings: [{ title: 'Entwurf' }] })
  expect(await listed('filter: { facts: [{ key: "rooms", is: "7" }] }')).toEqual([])
})

test('a value that a fact cannot have is refused with the name of the fact', async () => {
  const save = (facts: Record<string, unknown>) =>
    makeListing(payload, 'Falsch', { category, facts })
  await expect(save({ rooms: 2.3 })).rejects.toMatchObject({
    data: { errors: [{ path: 'facts', message: 'Zimmer: Enter a multiple of 0.5.' }] },
  })
  await expect(save({ seite: 'Garten' })).rejects.toMatchObject({
    data: { errors: [{ message: 'Seite: Choose one of: Hof, Straße.' }] },
  })
})

test('keys stay when labels change; what is taken away comes back with its values', async () => {
  const stored = await payload.findGlobal({ slug: 'site', depth: 0 })
  const rows = stored.facts ?? []
  expect(rows.map(({ key }) => key ?? null)).toEqual([...Array(6).fill(null), 'balkon', 'seite'])
  const renamed = rows.map((row) => (row.key === 'balkon' ? { ...row, label: 'Loggia' } : row))
  await publish({ facts: renamed })
  expect(words((await one(1, 'facts { label value unit }')).data.record.facts)).toContain(
    'Loggia Ja',
  )
  await publish({ facts: renamed.filter(({ key }) => key !== 'balkon') })
  expect(words((await one(1, 'facts { label value unit }')).data.record.facts)).not.toContain(
    'Loggia Ja',
  )
  await publish({ facts: [...renamed.slice(0, 6), { kind: 'yes', label: 'Balkon', onPage: true }] })
  expect(words((await one(1, 'facts { label value unit }')).data.record.facts)).toContain(
    'Balkon Ja',
  )
})

describe('a list that changes', () => {
  const lists = {
    before: [
      { kind: 'choice', key: 'lage', label: 'Lage', options: 'Hof\nGarten\nStraße' },
      { kind: 'number', key: 'hoehe', label: 'Höhe', decimals: '2' },
      { kind: 'text', key: 'aufzug', label: 'Aufzug' },
    ],
    after: [
      { kind: 'choice', key: 'lage', label: 'Lage', options: 'Hof\nStraße', ...shown },
      { kind: 'number', key: 'hoehe', label: 'Höhe', decimals: '0', ...shown },
      { kind: 'yes', key: 'aufzug', label: 'Aufzug', ...shown },
    ],
  }
  const facts = { lage: 'Garten', hoehe: 2.85, aufzug: 'ja' }
  const change = (id: number, data: Partial<Listing>, draft = false) =>
    payload.update({ collection: 'listings', id, data, draft })
  let listing: Listing

  beforeAll(async () => {
    await publish({ facts: lists.before })
    listing = await makeListing(payload, 'Wohnung 9', { category, facts })
    await publish({ facts: lists.after })
  })

  test('leaves listings with earlier values as they are: unseen, stored, and published', async () => {
    const { id } = await change(listing.id, { unit: 'WE 9', _status: 'published' })
    expect((await payload.findByID({ collection: 'listings', id })).facts).toEqual(facts)
    expect((await one(9, 'facts { label value }')).data.record.facts).toEqual([])
    const choices = 'factFilters(category: "hofhaus") { key choices { value } }'
    const { data } = await read(`{ ${choices} }`)
    expect(data.factFilters).toEqual(
      ['lage', 'hoehe', 'aufzug'].map((key) => ({ key, choices: [] })),
    )
    expect(await listed('filter: { facts: [{ key: "hoehe", is: "2.85" }] }')).toEqual([])
    expect(await listed('filter: { facts: [{ key: "hoehe", is: "0+" }] }')).toEqual([])
    expect(await listed('filter: { facts: [{ key: "lage", is: "Garten" }] }')).toEqual([])
    await change(id, { unit: 'WE 9a' }, true)
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'listings', value: id } },
      waitUntil: new Date(),
    })
    await runDueJobs(payload)
    const stored = await payload.findByID({ collection: 'listings', id })
    expect(stored).toMatchObject({ unit: 'WE 9a', facts, _status: 'published' })
  })

  test('refuses another value that does not fit, from a draft too', async () => {
    const refusal = { data: { errors: [{ message: 'Lage: Choose one of: Hof, Straße.' }] } }
    const wrong = { facts: { ...facts, lage: 'Dach' } }
    await expect(change(listing.id, { ...wrong, _status: 'published' })).rejects.toMatchObject(
      refusal,
    )
    await change(listing.id, wrong, true)
    await expect(change(listing.id, { _status: 'published' })).rejects.toMatchObject(refusal)
    const right = { facts: { ...facts, lage: 'Hof' }, _status: 'published' as const }
    expect((await change(listing.id, right)).facts).toEqual(right.facts)
  })
})

test('a list with the same built-in fact twice is refused', async () => {
  const rows = [{ kind: 'rooms' }, { kind: 'rooms' }]
  await expect(publish({ facts: rows })).rejects.toThrow(/Facts/)
})
