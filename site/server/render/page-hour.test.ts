import { expect, test } from 'vitest'
import type { AnyKind, Kinds } from '../../content/kinds.ts'
import type { Settings } from '../../content/settings.ts'
import { block } from '../../testing/records.ts'
import { duskOfPage, hourOfPage } from './page-hour.ts'

const link = (to: string) => ({ id: to, label: to, to })

/** Six links in three columns. */
const global = {
  menu: [link('/cape'), link('/map'), link('https://example.com')],
  menu2: [link('/experiences/spa')],
  menu3: [link('/real-estate'), link('/real-estate/villas')],
} as Settings['global']

test('the chosen hour comes first', () => {
  expect(hourOfPage({ hour: 'noon', parentHour: 'dusk' }, '/cape', global)).toBe(0.5)
})

test('without a chosen hour the position in the menu decides, counted across its columns', () => {
  expect(hourOfPage({}, '/cape', global)).toBe(0.1)
  expect(hourOfPage({}, '/experiences/spa', global)).toBe(0.58)
  expect(hourOfPage({}, '/real-estate/villas', global)).toBe(0.9)
})

test('a page below pages of the menu has the hour of the nearest one', () => {
  expect(hourOfPage({}, '/real-estate/villas/casa-umbra', global)).toBe(0.9)
  expect(hourOfPage({}, '/real-estate/houses/casa-umbra', global)).toBe(0.74)
  expect(hourOfPage({}, '/capers', global)).toBe(0.3)
})

test('the hour chosen for the page above counts more than the menu, unless the page itself is in the menu', () => {
  const above = { hour: null, parentHour: 'early' } as const
  expect(hourOfPage(above, '/real-estate/villas/casa-umbra', global)).toBe(0.18)
  expect(hourOfPage(above, '/gallery/dusk', null)).toBe(0.18)
  expect(hourOfPage(above, '/real-estate/villas', global)).toBe(0.9)
})

test('pages that are not in the menu have a morning, and the home page has first light', () => {
  expect(hourOfPage({}, '/imprint', global)).toBe(0.3)
  expect(hourOfPage({}, '/imprint', null)).toBe(0.3)
  expect(hourOfPage({}, '/', null)).toBe(0.06)
})

test('the only link of a menu has the hour of the first one', () => {
  const one = { menu: [link('/cape')], menu2: [], menu3: [] } as unknown as Settings['global']
  expect(hourOfPage({}, '/cape', one)).toBe(0.1)
})

const AnyView = () => null
const kinds: Kinds = new Map<string, AnyKind>([
  ['test_words', { AnyView }],
  ['test_sky', { AnyView, duskZone: ({ zone }) => zone as string | null }],
])
const sky = (id: string, zone: string | null) => block('test_sky', id, { test_sky_zone: zone })

test('the dusk of a page follows the time zone of its first block that has one', () => {
  const blocks = [block('test_words', 'a', {}), sky('b', null), sky('c', 'Europe/Lisbon')]
  expect(duskOfPage(kinds, [...blocks, sky('d', 'Europe/Rome')])).toBe('Europe/Lisbon')
  expect(duskOfPage(kinds, [sky('a', ''), sky('b', 'Europe/Rome')])).toBe('')
})

test('a page without a block that has a time zone never shows dusk', () => {
  expect(duskOfPage(kinds, [])).toBeNull()
  expect(duskOfPage(kinds, [block('test_words', 'a', {}), sky('b', null)])).toBeNull()
  expect(duskOfPage(kinds, [block('test_unknown', 'a', {})])).toBeNull()
})
