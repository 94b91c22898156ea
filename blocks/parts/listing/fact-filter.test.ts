import { say } from '@belvedere/kit/words/say.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import type { House } from './filter.ts'
import { filtersIn } from './filters.ts'
import { listing, said } from './fixture.ts'
import { sortsIn } from './sorts.ts'

const words = wordsOf('de-DE')
const ROWS = [
  { kind: 'rooms' },
  { kind: 'service_charge' },
  { kind: 'yes', key: 'balkon', label: 'Balkon' },
  { kind: 'energy_class' },
].map((row) => ({ ...row, onFilter: true }))

const flat = (own: object) => said({ ...listing({ locale: 'de-DE' }), bedrooms: 2 }, ROWS, own)

const FLATS = [
  flat({ rooms: 2.5, service_charge: 245, balkon: true, energy_class: 'A+' }),
  flat({ rooms: 1, service_charge: 100, balkon: false, energy_class: 'B' }),
  flat({ rooms: 4, service_charge: 390, energy_class: 'B' }),
  flat({}),
]

/** The filters of these flats with the values that they offer, in a block or on the map. */
const offered = (flats: House[], onMap = false) =>
  filtersIn(words, flats).flatMap(({ field, choicesFor, map }) => {
    const choices = onMap ? map.choicesFor(flats) : choicesFor(flats)
    const values = choices.map(({ value }) => value)
    return values.length > 0 ? [`${field}: ${values.join(' ')}`] : []
  })

test('a block offers the values of its flats, in the order of the owner and by size', () => {
  expect(offered(FLATS)).toEqual([
    'f_rooms:  1 2.5 4',
    'f_service_charge:  100 245 390',
    'f_balkon:  yes',
    'f_energy_class:  A+ B',
  ])
  const [rooms, charge, balcony] = filtersIn(words, FLATS).slice(1)
  expect(rooms?.label).toBe('Zimmer')
  expect(rooms?.choicesFor(FLATS).map(({ label }) => label)).toEqual(['Alle', '1', '2,5', '4'])
  const labels = charge?.choicesFor(FLATS).map(({ label }) => label.replaceAll(/\s/g, ' '))
  expect(labels).toEqual(['Alle', '100 €/Monat', '245 €/Monat', '390 €/Monat'])
  expect(balcony?.choicesFor(FLATS).map(({ label }) => label)).toEqual(['Alle', 'Ja'])
})

test('the owner decides whether bedrooms filter', () => {
  const plain = [1, 2, 3].map((bedrooms) => listing({ bedrooms }))
  expect(offered(plain)[0]).toBe('bedrooms:  1 2 3')
  expect(offered(FLATS).some((one) => one.startsWith('bedrooms'))).toBe(false)
})

test('bedrooms have the name that the owner gives them, in filters, on the map and in orders', () => {
  const rows = [{ kind: 'bedrooms', label: 'Kammern', labelOne: 'Kammer', onFilter: true }]
  const flats = [1, 2, 3].map((bedrooms) =>
    said({ ...listing({ locale: 'de-DE' }), bedrooms }, rows),
  )
  const [bedrooms] = filtersIn(words, flats)
  expect(bedrooms?.label).toBe('Kammern')
  const labels = bedrooms?.map.choicesFor(flats).map(({ label }) => label)
  expect([bedrooms?.map.any, ...(labels ?? [])]).toEqual([
    ...['Kammern: beliebig', 'Kammern: ab 2', 'Kammern: ab 3'],
  ])
  expect(bedrooms?.none('2')).toBe(words.list.noneOfAll)
  expect(
    sortsIn(words, flats)
      .slice(3)
      .map(({ label }) => label),
  ).toEqual([...['Kammern aufsteigend', 'Kammern absteigend']])
})

test('lists are sorted by an area that cards show, under the name of the owner', () => {
  const orders = (on: object) => {
    const rows = [{ kind: 'area', label: 'Wohnfläche', onPage: true, ...on }]
    const flats = [60, 80].map((area) => said({ ...listing({ locale: 'de-DE' }), area }, rows))
    return sortsIn(words, flats).slice(3)
  }
  expect(orders({})).toEqual([])
  expect(orders({ onCard: true })).toEqual([
    { value: 'f_area-asc', label: 'Wohnfläche aufsteigend' },
    { value: 'f_area-desc', label: 'Wohnfläche absteigend' },
  ])
})

test('filters and sort orders follow the owner, whichever facts the first houses have', () => {
  const rows = ['floor', 'bedrooms', 'rooms'].map((kind) => ({ kind, onFilter: true }))
  const of = (bedrooms: number | null, own: object) =>
    said({ ...listing({ locale: 'de-DE' }), bedrooms }, rows, own)
  const flats = [
    ...[of(null, { rooms: 2 }), of(null, { rooms: 3 }), of(1, { rooms: 3 })],
    ...[of(2, { floor: 1 }), of(null, { floor: 2 })],
  ]
  const fields = offered(flats).map((one) => one.split(':')[0])
  expect(fields).toEqual(['f_floor', 'bedrooms', 'f_rooms'])
  const orders = sortsIn(words, flats).slice(3)
  expect(orders.map(({ value }) => value.split('-')[0])).toEqual([
    ...['f_floor', 'f_floor', 'f_bedrooms', 'f_bedrooms', 'f_rooms', 'f_rooms'],
  ])
})

test('a choice may look like a lowest number', () => {
  const rows = [{ kind: 'choice', key: 'age', label: 'Alter', options: '50+\n60+', onFilter: true }]
  const flats = ['50+', '60+'].map((age) => said(listing({}), rows, { age }))
  const [, age] = filtersIn(words, flats)
  const passed = age?.map.choicesFor(flats).map(({ passes }) => flats.map(passes))
  expect(passed).toEqual([
    [true, false],
    [false, true],
  ])
})

test('of many numbers a filter has steps, the lowest of which leaves some out', () => {
  const many = Array.from({ length: 20 }, (_, at) => flat({ service_charge: 100 + at * 10 }))
  expect(offered(many)).toEqual(['f_service_charge:  140+ 180+ 220+ 260+'])
  const [charge] = filtersIn(words, many).slice(1)
  const label = charge?.choicesFor(many)[1]?.label ?? ''
  expect(label.replaceAll(/\s/g, ' ')).toBe('ab 140 €/Monat')
})

test('on the map a number is a lowest one, and a choice is exact', () => {
  expect(offered(FLATS, true)).toEqual([
    'f_rooms: 2.5+ 4+',
    'f_service_charge: 245+ 390+',
    'f_balkon: yes',
    'f_energy_class: A+ B',
  ])
  const [rooms, , , energy] = filtersIn(words, FLATS).slice(1)
  const passed = rooms?.map.choicesFor(FLATS).map(({ passes }) => FLATS.map(passes))
  expect(passed).toEqual([
    [true, false, true, false],
    [false, false, true, false],
  ])
  const exact = energy?.map.choicesFor(FLATS).map(({ passes }) => FLATS.map(passes))
  expect(exact).toEqual([
    [true, false, false, false],
    [false, true, true, false],
  ])
  expect(rooms?.map.any).toBe(say(words.facts.any, { fact: 'Zimmer' }, 'de-DE'))
})

test('numbers sort in both directions', () => {
  const own = sortsIn(words, FLATS).slice(3)
  expect(own.map(({ value }) => value)).toEqual([
    'f_rooms-asc',
    'f_rooms-desc',
    'f_service_charge-asc',
    'f_service_charge-desc',
  ])
  expect(own[0]?.label).toBe('Zimmer aufsteigend')
})
