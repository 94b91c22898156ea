import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PropertyError, readProperty } from './read-property.ts'

type Files = Record<string, unknown>

/** A property folder with these files; texts are written as they are, all else as JSON. */
function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-property-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** The faults of a property as `copy.json:3 sentence`. */
async function faultsIn(files: Files): Promise<string[]> {
  const folder = folderWith(files)
  try {
    await readProperty(folder)
    return []
  } catch (error) {
    if (!(error instanceof PropertyError)) throw error
    return error.faults.map(({ file, line, text }) => `${file}:${line} ${text}`)
  }
}

test('every part is optional', async () => {
  expect(await faultsIn({ 'copy.json': {} })).toEqual([])
  expect(await faultsIn({ 'copy.json': { site: { name: 'Kontor Haus' } } })).toEqual([])
  expect(await faultsIn({ 'manifest.json': {} })).toEqual([])
  const { copy, patterns, files, plan } = await readProperty(folderWith({ 'copy.json': {} }))
  expect({ copy, patterns, files, plan }).toEqual({ copy: {}, patterns: [], files: {}, plan: {} })
})

test('a folder that is missing or has no property says how to begin', async () => {
  await expect(readProperty('/nowhere')).rejects.toThrow(/There is no such folder.*new:property/)
  await expect(readProperty(folderWith({}))).rejects.toThrow(/neither copy\.json.*new:property/)
})

test('all faults are told at once, each with its line, in every file', async () => {
  const faults = await faultsIn({
    'copy.json': `{
  "site": { "name": "Kontor Haus", "favicon": "icon" },
  "brand": { "titles": { "face": "helvetica" } },
  "home": { "blocks": [{ "type": "heroo" }] },
  "listings": [
    { "title": "Flat 1", "slug": "flat-1", "category": "flats", "bedrooms": "2" }
  ],
  "redirects": [{ "from": "old", "to": "/" }]
}`,
    'manifest.json': `{
  "door": { "file": "images/door.jpg", "alt": "The door" },
  "stair": { "file": "images/stair.doc", "alt": 3 }
}`,
    'images/stair.doc': 'x',
    'patterns.json': '[\n{ "title": "One", "blocks": [] }]',
    'models/plan.json': '{ "flat-1": { "x": 2, "y": 0 } }',
  })
  expect(faults).toEqual([
    expect.stringMatching(
      /^copy\.json:4 home › blocks › 1.*“heroo” is not a kind of block.* hero,/,
    ),
    expect.stringMatching(/^copy\.json:3 brand › titles › face: choose one of: .*fraunces/),
    'copy.json:2 site › favicon: “icon” is no file of manifest.json.',
    'copy.json:6 listings › 1 › category: “flats” is no slug of real-estate-categories.',
    'copy.json:6 listings › 1 › bedrooms: this has to be a number without quotation marks.',
    'copy.json:8 redirects › 1 › from: Begin an old path with a slash.',
    expect.stringMatching(/^patterns\.json:2 1 › blocks: /),
    'manifest.json:3 stair › alt: this has to be a text in quotation marks.',
    expect.stringMatching(/^models\/plan\.json:1 flat-1 › x: /),
    'manifest.json:2 door: there is no file images/door.jpg in this folder.',
    'manifest.json:3 stair: images/stair.doc is of a type that the media library does not take.',
  ])
})

test('unknown fields are named on their own lines, at any depth', async () => {
  const faults = await faultsIn({
    'copy.json': `{
  "hom": {},
  "home": {
    "blocks": [
      { "type": "hero", "title": "A",
        "titel": "B" },
      { "type": "downloads", "files": [{ "type": "link", "lable": "C" }] }
    ]
  }
}`,
  })
  expect(faults).toEqual([
    'copy.json:6 home › blocks › 1 › titel: there is no such field here. Check its spelling.',
    'copy.json:7 home › blocks › 2 › files › 1 › lable: there is no such field here. Check its spelling.',
    'copy.json:2 hom: there is no such field here. Check its spelling.',
  ])
})

test('fields keep the rules of the studio: colours, ratios, lists that need a row', async () => {
  const faults = await faultsIn({
    'copy.json': {
      brand: { palette: { ink: '#ffffff' } },
      site: { currency: 'EURO' },
      home: {
        blocks: [
          { type: 'featured_listings', items: [] },
          { type: 'feature_5050', imageAspectRatio: '4:5' },
        ],
      },
    },
  })
  expect(faults).toEqual([
    expect.stringContaining('items: Add one or remove the block.'),
    expect.stringContaining('imageAspectRatio: Enter the ratio as width / height'),
    expect.stringMatching(/palette › ink: “Ink” \(#ffffff\) on “Page”.*contrast/),
    expect.stringContaining('site › name: this is missing.'),
    expect.stringContaining('currency: Enter a currency code'),
  ])
})

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
    'copy.json:4 site › facts › 3 › label: Write what the fact is called.',
    'copy.json:5 site › facts › 4 › options: Enter at least two values, one per line.',
    'copy.json:2 site › facts: “Rooms, also halves” is listed twice. Remove one of the two.',
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
    'copy.json:10 brand › words › listing.hom.one: there is no such word. Check its spelling.',
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

test('links lead to pages of the property or elsewhere, in fields and in formatted texts', async () => {
  const block = (to: string) => ({ type: 'content_block', link: { label: 'Go', to } })
  const copy = (...blocks: object[]) => ({
    'copy.json': {
      home: { blocks },
      categories: [{ title: 'Flats', slug: 'flats' }],
      listings: [{ title: 'Flat 1', slug: 'flat-1', category: 'flats' }],
    },
  })
  const good = [
    '/',
    '/#hero',
    '/real-estate/flats/flat-1',
    '/map',
    'https://example.com',
    'tel:+49',
  ]
  expect(await faultsIn(copy(...good.map(block)))).toEqual([])
  const prose = { type: 'content_block', text: { prose: 'A [link](/kontakt) here' } }
  expect(await faultsIn(copy(block('/real-estate/flat-1'), prose))).toEqual([
    expect.stringContaining('“/real-estate/flat-1” leads to no page of this property.'),
    expect.stringContaining('prose: “/kontakt” leads to no page of this property.'),
  ])
})

test('slugs can be addresses, and each is used once', async () => {
  const page = (slug: string) => ({ title: 'A', slug })
  const faults = await faultsIn({
    'copy.json': { pages: [page('About us'), page('map'), page('team'), page('team')] },
  })
  expect(faults).toEqual([
    expect.stringMatching(/pages › 1 › slug: Use lowercase letters.*“about-us”/),
    expect.stringMatching(/pages › 2 › slug: “map” is used by the site itself/),
    expect.stringContaining('pages › 4 › slug: another page has the slug “team” too.'),
  ])
})

test('a file that is not JSON is told with the line of its mistake; a byte order mark is none', async () => {
  expect(await faultsIn({ 'copy.json': '{\n  "site": {,\n}' })).toEqual([
    expect.stringMatching(/^copy\.json:2 This is not JSON/),
  ])
  expect(await faultsIn({ 'copy.json': '' })).toEqual([
    expect.stringMatching(/^copy\.json:1 This is not JSON/),
  ])
  expect(await faultsIn({ 'copy.json': '\uFEFF{}' })).toEqual([])
})
