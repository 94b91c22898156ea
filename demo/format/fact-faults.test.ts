import { expect, test } from 'vitest'
import { faultsIn } from './testing/faults-in.ts'

test('facts and words are checked as the studio does, each fault on its line', async () => {
  const faults = await faultsIn({
    'copy.json': `{
  "site": { "name": "Kontor Haus", "facts": [
    { "kind": "rooms" }, { "kind": "rooms" },
    { "kind": "yes" },
    { "kind": "choice", "label": "Seite" },
    { "kind": "choice", "label": "Lage", "options": "Hof\\nStraße" }
  ] },
  "brand": { "words": {
    "listing.home.one": "Loft",
    "listing.hom.one": "Loft"
  } },
  "categories": [{ "title": "Flats", "slug": "flats" }],
  "listings": [{ "title": "Flat 1", "slug": "flat-1", "category": "flats", "facts": {
    "rooms": 2.3,
    "energy_class": "Z",
    "roms": 3,
    "floor": "3",
    "lage": "Dach",
    "bedrooms": 3
  } }]
}`,
  })
  expect(faults).toEqual([
    'copy.json:2 site › facts: “Rooms, also halves” is listed twice. Remove one of the two.',
    'copy.json:4 site › facts › 3 › label: Write what the fact is called.',
    'copy.json:5 site › facts › 4 › options: Enter at least two values, one per line.',
    'copy.json:10 brand › words › listing.hom.one: there is no such word. Did you mean “listing.home.one”?',
    'copy.json:14 listings › 1 › facts › rooms: Enter a multiple of 0.5.',
    expect.stringMatching(
      /^copy\.json:15 listings › 1 › facts › energy_class: Choose one of: A\+, A,/,
    ),
    expect.stringMatching(
      /^copy\.json:16 listings › 1 › facts › roms: there is no such fact\. Choose/,
    ),
    'copy.json:17 listings › 1 › facts › floor: Enter a number.',
    'copy.json:18 listings › 1 › facts › lage: Choose one of: Hof, Straße.',
    expect.stringMatching(/^copy\.json:19 listings › 1 › facts › bedrooms: there is no such fact/),
  ])
})

test('facts and words that fit are no faults', async () => {
  const facts = [
    { kind: 'rooms', onCard: true },
    { kind: 'yes', label: 'Balkon & Terrasse', onPage: true },
    { kind: 'number', label: 'Höhe', decimals: '2' },
  ]
  const values = { rooms: 2.5, floor: -1, balkon_terrasse: false, hohe: 2.85, view: 'Hof' }
  const copy = {
    site: { name: 'Kontor Haus', locale: 'de-DE', facts },
    brand: { words: { 'form.go': 'Los', 'list.count.one': 'Eine' } },
    categories: [{ title: 'Flats', slug: 'flats' }],
    listings: [{ title: 'A', slug: 'a', category: 'flats', facts: values }],
  }
  expect(await faultsIn({ 'copy.json': copy })).toEqual([])
})

test('a language that has no words is a fault, unless the property brings its own', async () => {
  const french = { name: 'Le Comptoir', locale: 'fr-FR' }
  const site = `{\n  "site": ${JSON.stringify(french)}\n}`
  expect(await faultsIn({ 'copy.json': site })).toEqual([
    'copy.json:2 site › locale: “fr-FR” has no words, so visitors would read English ones. Choose a language that has: English, German and Spanish; or enter your own in brand › words.',
  ])
  const brand = { words: { 'form.go': 'Envoyer' } }
  expect(await faultsIn({ 'copy.json': { site: french, brand } })).toEqual([])
})
