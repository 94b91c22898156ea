import { expect, test, vi } from 'vitest'
import { writeStarter } from '../../demo/starter/write-starter.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

/** A card, filters and sort orders, a filtered list, and the page of a flat. */
const ASKED = [
  '/wohnungen/drei-zimmer',
  '/wohnungen/drei-zimmer?f_rooms=2.5',
  '/wohnungen/drei-zimmer/wohnung-3',
]

test('a starter is seeded, every link leads to one of its pages, and flats have their facts', async () => {
  const make = (folder: string) => writeStarter({ folder, language: 'de', kind: 'apartments' })
  const { paths, dead, foreign, words } = await followLinks(make, ASKED)
  // Home, overview, map, ten pages, three groups, six units and a gallery.
  expect(paths).toHaveLength(23)
  for (const path of ['/wohnungen', '/galerie/bilder', '/kontakt', '/lageplan'])
    expect(paths).toContain(path)
  expect(dead).toEqual([])
  expect(foreign).toEqual([])
  const [group, found, flat] = words
  expect(group).toMatch(/Zimmer 2,5 Fläche 78,4 m² Hausgeld 245 €\/Monat/)
  expect(group).toMatch(/Zimmer Alle 2,5 \(1\) 3 \(1\) /)
  expect(group).toContain('Hausgeld aufsteigend')
  expect(found).toContain('1 Wohnung ')
  expect(found).not.toContain('Wohnung 4')
  expect(flat).toMatch(/Zimmer 2,5 Fläche 78,4 m² Hausgeld 245 €\/Monat Etage 1 Badezimmer 1/)
  expect(flat).toContain('Verfügbar ab 01.10.2027 Energieklasse A Nummer 3')
})
