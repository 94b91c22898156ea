import { expect, test, vi } from 'vitest'
import { kontorHaus } from '../../e2e/properties/kontor-haus.ts'
import { makeProperty } from '../../e2e/properties/make-property.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

const GROUP = '/wohnungen/drei-zimmer'

/** A flat, the group of half of them, its flats of two and a half rooms, and the dearest first. */
const ASKED = [
  `${GROUP}/wohnung-06`,
  GROUP,
  `${GROUP}?f_rooms=2.5`,
  `${GROUP}?sort=f_service_charge-desc`,
]

const FLAT = /Wohnung \d\d/g

/** The flats of a list in its order, each once. */
const flatsIn = (words = '') => [...new Set(words.match(FLAT))]

test('24 flats in a city: every link leads to a page; facts are on pages and cards, filter and sort', async () => {
  const made = await followLinks((folder) => makeProperty(folder, kontorHaus), ASKED)
  expect(made.paths).toHaveLength(41)
  expect(made.dead).toEqual([])
  expect(made.foreign).toEqual([])
  const [flat, group, found, sorted] = made.words
  expect(flat).toMatch(/Zimmer 2,5 .*Hausgeld 255 € ?\/Monat .*Etage 1 .*Balkon Ja/)
  expect(group).toContain('Zimmer 2,5 Fläche 78,4 m² Hausgeld 255 €/Monat Balkon Ja')
  expect(flatsIn(group)).toHaveLength(12)
  expect(flatsIn(found)).toEqual(['02', '06', '10', '14', '18', '22'].map((at) => `Wohnung ${at}`))
  expect(flatsIn(sorted).slice(0, 3)).toEqual(['Wohnung 23', 'Wohnung 19', 'Wohnung 15'])
})
