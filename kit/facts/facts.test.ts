import { expect, test } from 'vitest'
import { wordsOf } from '../words/words-of.ts'
import { headingOf, type SquareFeet } from './fact.ts'
import { keyOf } from './key.ts'
import { factsOf } from './read-facts.ts'
import { sayFacts, withUnit } from './say-facts.ts'
import { checkFact } from './value.ts'

const onCard = { onCard: true, onPage: true, onSheet: true, onFilter: true }

/** What a list of these facts says of a listing: label and value, with spaces for the narrow ones. */
function said(
  rows: readonly object[],
  listing: object,
  locale = 'de-DE',
  squareFeet: SquareFeet = 'market',
) {
  const words = wordsOf(locale)
  const shown = rows.map((row) => ({ ...onCard, ...row }))
  const manner = { words, currency: 'EUR', squareFeet }
  return sayFacts(factsOf(shown, words).card, { ...listing }, manner).map((fact) =>
    [fact.label, withUnit(fact), ...(fact.also ? [fact.also] : [])]
      .join(': ')
      .replaceAll(/\s/g, ' '),
  )
}

test('known facts say their label, value and unit in the language of the site', () => {
  const rows = ['rooms', 'area', 'floor', 'available_from', 'service_charge', 'energy_class']
  const facts = { rooms: 2.5, floor: -1, available_from: '2027-03-01', service_charge: 245 }
  const listing = { area: 78.4, facts: { ...facts, energy_class: 'A+' } }
  const kinds = rows.map((kind) => ({ kind }))
  expect(said(kinds, listing)).toEqual([
    'Zimmer: 2,5',
    'Fläche: 78,4 m²',
    'Etage: -1',
    'Verfügbar ab: 01.03.2027',
    'Hausgeld: 245 €/Monat',
    'Energieklasse: A+',
  ])
  expect(said(kinds, listing, 'en-IE', 'never')).toEqual([
    'Rooms: 2.5',
    'Area: 78.4 m²',
    'Floor: -1',
    'Available from: 1 Mar 2027',
    'Service charge: €245/month',
    'Energy class: A+',
  ])
})

test('amounts in the currency of the site stand as the language writes money', () => {
  const rent = { kind: 'number', key: 'rent', label: 'Rent' }
  const said = (unit: string, currency: string, locale: string) => {
    const words = wordsOf(locale)
    const { card } = factsOf([{ ...rent, ...onCard, unit }], words, currency)
    const manner = { words, currency, squareFeet: 'never' } as const
    return sayFacts(card, { facts: { rent: 940 } }, manner).map((fact) =>
      withUnit(fact).replaceAll(/\s/g, ' '),
    )
  }
  expect(said('£', 'GBP', 'en-GB')).toEqual(['£940'])
  expect(said('£/week', 'GBP', 'en-GB')).toEqual(['£940/week'])
  expect(said('€', 'EUR', 'de-DE')).toEqual(['940 €'])
  expect(said('chf', 'CHF', 'de-CH')).toEqual(['CHF 940'])
  expect(said('€', 'GBP', 'en-GB')).toEqual(['940 €'])
})

test('own facts are numbers with a unit, texts, choices and boxes, in the order of the owner', () => {
  const rows = [
    { kind: 'yes', key: 'balcony', label: 'Balkon' },
    { kind: 'number', key: 'height', label: 'Deckenhöhe', unit: 'm', decimals: '2' },
    { kind: 'number', key: 'cellars', label: 'Keller', labelOne: 'Kellerraum' },
    { kind: 'text', key: 'floor_of', label: 'Boden' },
    { kind: 'choice', key: 'side', label: 'Seite', options: 'Hof\nStraße' },
  ]
  const facts = { balcony: false, height: 2.8, cellars: 1, floor_of: ' Eiche ', side: 'Hof' }
  expect(said(rows, { facts })).toEqual([
    'Balkon: Nein',
    'Deckenhöhe: 2,80 m',
    'Kellerraum: 1',
    'Boden: Eiche',
    'Seite: Hof',
  ])
})

test('one of a thing has the singular', () => {
  expect(said([{ kind: 'bathrooms' }], { bathrooms: 1 }, 'en-GB')).toEqual(['Bathroom: 1'])
  expect(said([{ kind: 'bathrooms' }], { bathrooms: 1.5 }, 'en-GB')).toEqual(['Bathrooms: 1.5'])
  expect(headingOf(factsOf([{ kind: 'rooms' }], wordsOf('en')).all[0] ?? { label: '' })).toBe(
    'Rooms',
  )
})

test('square feet are beside square metres by market, always or never; entered ones count', () => {
  const area = [{ kind: 'area' }, { kind: 'plot' }]
  const flat = { area: 100, squareFootage: 1080, facts: { plot: 10 } }
  expect(said(area, flat)).toEqual(['Fläche: 100 m²', 'Grundstück: 10 m²'])
  expect(said(area, flat, 'en-US')[0]).toBe('Area: 100 m²: 1,080 sq ft')
  expect(said(area, flat, 'de-DE', 'always')).toEqual([
    'Fläche: 100 m²: 1.080 Quadratfuß',
    'Grundstück: 10 m²: 108 Quadratfuß',
  ])
  expect(said(area, flat, 'en-US', 'never')[0]).toBe('Area: 100 m²')
  expect(said(area, { squareFootage: 900 }, 'en-GB', 'never')).toEqual(['Area: 900 sq ft'])
})

test('a site without a list shows the fields that every listing has', () => {
  const { card, page, sheet, filter } = factsOf([], wordsOf('en'))
  const keys = [card, page, sheet, filter].map((facts) => facts.map(({ key }) => key).join(' '))
  expect(keys).toEqual([
    'bedrooms bathrooms area',
    'unit area bedrooms bathrooms',
    'unit bedrooms bathrooms area',
    'bedrooms',
  ])
})

test('a list shows each fact where it is ticked; texts and dates never filter', () => {
  const rows = [
    { kind: 'rooms', onFilter: true },
    { kind: 'view', onFilter: true, onPage: true },
    { kind: 'text', label: 'Ohne Schlüssel', onPage: true },
    { kind: 'unknown', onPage: true },
    null,
  ]
  const { all, card, page, filter } = factsOf(rows, wordsOf('de'))
  const keys = [all, card, page, filter].map((facts) => facts.map(({ key }) => key))
  expect(keys).toEqual([['rooms', 'view'], [], ['view'], ['rooms']])
})

test('the label and the unit of a known fact may be the owner’s', () => {
  const rows = [{ kind: 'service_charge', label: 'Nebenkosten', unit: '€/Jahr' }]
  expect(said(rows, { facts: { service_charge: 1240.5 } })).toEqual([
    'Nebenkosten: 1.240,50 €/Jahr',
  ])
})

test('a listing says nothing of what it has no value for, or one of another kind', () => {
  const rows = [{ kind: 'rooms' }, { kind: 'floor' }, { kind: 'available_from' }]
  expect(said(rows, { facts: { rooms: '2,5', available_from: '2027-02-30' } })).toEqual([])
  expect(said([{ kind: 'text', key: 'constructor', label: 'X' }], { facts: {} })).toEqual([])
  expect(said(rows, { facts: null })).toEqual([])
})

test('an own fact shows its own value, never the field of a listing that is called the same', () => {
  const rows = [
    { kind: 'number', key: 'id', label: 'Id' },
    { kind: 'text', key: 'description', label: 'Beschreibung' },
    { kind: 'bathrooms' },
  ]
  const listing = { id: 42, description: 'Hell', bathrooms: 2 }
  expect(said(rows, listing)).toEqual(['Badezimmer: 2'])
  expect(said(rows, { ...listing, facts: { id: 7, bathrooms: 9 } })).toEqual([
    'Id: 7',
    'Badezimmer: 2',
  ])
})

test('a value that its fact could have earlier is not shown', () => {
  const facts = { side: 'Garten', height: 2.85, lift: 'Ja' }
  const rows = [
    { kind: 'choice', key: 'side', label: 'Seite', options: 'Hof\nStraße' },
    { kind: 'number', key: 'height', label: 'Höhe', decimals: '1' },
    { kind: 'yes', key: 'lift', label: 'Aufzug' },
  ]
  expect(said(rows, { facts })).toEqual([])
})

test('the sign of the currency stands where the unit has it', () => {
  const say = (unit: string) => {
    const rows = [{ kind: 'number', key: 'n', label: 'N', unit }]
    const { all } = factsOf(rows, wordsOf('de-DE'))
    const manner = { words: wordsOf('de-DE'), currency: 'EUR', squareFeet: 'never' } as const
    const [fact] = sayFacts(all, { facts: { n: 2 } }, manner)
    return `${fact?.value}|${fact?.unit}`.replaceAll(/\s/g, ' ')
  }
  expect(say('¤/Monat')).toBe('2 €|/Monat')
  expect(say('m² je ¤')).toBe('2|m² je €')
})

test('a value that cannot be kept is answered with what to do', () => {
  const [rooms, floor, from, energy, own] = factsOf(
    [
      { kind: 'rooms' },
      { kind: 'floor' },
      { kind: 'available_from' },
      { kind: 'energy_class' },
      { kind: 'yes', key: 'lift', label: 'Lift' },
    ],
    wordsOf('en'),
  ).all
  if (!rooms || !floor || !from || !energy || !own) throw new Error('A fact is missing.')
  expect([checkFact(rooms, 2.5), checkFact(rooms, null), checkFact(floor, -2)]).toEqual([
    true,
    true,
    true,
  ])
  expect(checkFact(rooms, 2.3)).toBe('Enter a multiple of 0.5.')
  expect(checkFact(rooms, -1)).toBe('Enter a number of at least zero.')
  expect(checkFact(rooms, '2,5')).toBe('Enter a number.')
  expect(checkFact(from, '2027-02-30')).toBe('Enter a day, for example 2027-03-01.')
  expect(checkFact(energy, 'J')).toMatch(/^Choose one of: A\+, A, /)
  expect(checkFact(own, 'Ja')).toBe('Choose yes or no.')
})

test('keys are names that fit everywhere, each once', () => {
  expect(keyOf('Balkon & Terrasse', new Set())).toBe('balkon_terrasse')
  expect(keyOf('Balkon', new Set(['balkon', 'balkon_2']))).toBe('balkon_3')
  expect(keyOf('Status', new Set())).toBe('status_2')
  expect([keyOf('3D-Tour', new Set()), keyOf('海', new Set())]).toEqual(['fact_3d_tour', 'fact'])
})
