import { expect, test } from 'vitest'
import { ask, makeToken } from '../../testing/delivery.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { MARKED, restOf } from '../../testing/marked-words.ts'
import { openContent } from '../../testing/payload.ts'

/** Facts that say words of the language: labels, units, yes, and steps of many numbers. */
const FACTS = [
  { kind: 'rooms', onFilter: true },
  { kind: 'service_charge', onFilter: true },
  { kind: 'yes', label: 'Aufzug', onFilter: true },
  { kind: 'choice', label: 'Seite', options: 'Hof\nStraße', onFilter: true },
] as const
const OWN = ['Aufzug', 'Seite', 'Hof', 'Straße', '€']

test('every word of filters by facts is one of the word files, or its owner’s', async () => {
  await using content = await openContent()
  const { payload } = content
  const published = { _status: 'published' } as const
  const facts = FACTS.map((fact) => ({ ...fact }))
  const site = { name: 'Kontor Haus', locale: 'en-GB', currency: 'EUR', facts, ...published }
  await payload.updateGlobal({ slug: 'site', data: site })
  await payload.updateGlobal({ slug: 'brand', data: { words: MARKED, ...published } })
  const category = await makeCategory(payload, 'Hofhaus')
  for (let at = 1; at <= 10; at++) {
    const seite = at % 2 ? 'Hof' : 'Straße'
    const values = { rooms: (at % 3) + 1, service_charge: 100 + at * 7, aufzug: at < 4, seite }
    await makeListing(payload, `Wohnung ${at}`, { category, facts: values })
  }
  const token = await makeToken(payload, 'published')
  const { data, errors } = await ask(
    payload,
    '{ factFilters(category: "hofhaus") { key label choices { label } } }',
    { token },
  )
  expect(errors).toEqual([])
  const filters: Filter[] = Object(data).factFilters
  const said = filters.flatMap(({ label, choices }) => [label, ...choices.map((one) => one.label)])
  expect(filters.map(({ key, choices }) => `${key}: ${choices.length}`)).toEqual([
    ...['rooms: 3', 'service_charge: 4', 'aufzug: 1', 'seite: 2'],
  ])
  expect(said.filter((words) => words.includes('⟦')).length).toBeGreaterThanOrEqual(7)
  expect(said.map((words) => restOf(words, OWN)).filter(Boolean)).toEqual([])
})

type Filter = { key: string; label: string; choices: { label: string }[] }
