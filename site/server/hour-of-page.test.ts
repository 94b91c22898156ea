import { expect, test } from 'vitest'
import type { Settings } from '../content/settings.ts'
import { hourOfPage } from './hour-of-page.ts'

const link = (to: string) => ({ id: to, label: to, to })

/** Six links in three columns. */
const global = {
  menu: [link('/cape'), link('/map'), link('https://example.com')],
  menu2: [link('/experiences/spa')],
  menu3: [link('/real-estate'), link('/real-estate/villas')],
} as Settings['global']

test('the chosen hour comes first', () => {
  expect(hourOfPage('noon', '/cape', global)).toBe(0.5)
})

test('without one the place in the menu decides, across its columns', () => {
  expect(hourOfPage(null, '/cape', global)).toBe(0.1)
  expect(hourOfPage(null, '/experiences/spa', global)).toBe(0.58)
  expect(hourOfPage(null, '/real-estate/villas', global)).toBe(0.9)
})

test('a page below pages of the menu has the hour of the nearest', () => {
  expect(hourOfPage(null, '/real-estate/villas/casa-umbra', global)).toBe(0.9)
  expect(hourOfPage(null, '/real-estate/houses/casa-umbra', global)).toBe(0.74)
  expect(hourOfPage(null, '/capers', global)).toBe(0.3)
})

test('pages that are not in the menu have a morning, and the home page has first light', () => {
  expect(hourOfPage(null, '/imprint', global)).toBe(0.3)
  expect(hourOfPage(null, '/imprint', null)).toBe(0.3)
  expect(hourOfPage(null, '/', null)).toBe(0.06)
})

test('the only link of a menu has the hour of the first', () => {
  const one = { menu: [link('/cape')], menu2: [], menu3: [] } as unknown as Settings['global']
  expect(hourOfPage(null, '/cape', one)).toBe(0.1)
})
