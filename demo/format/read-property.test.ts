import { expect, test } from 'vitest'
import { readProperty } from './read-property.ts'
import { faultsIn, folderWith } from './testing/faults-in.ts'

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
    'copy.json:2 site › favicon: “icon” is no file of manifest.json.',
    expect.stringMatching(/^copy\.json:3 brand › titles › face: choose one of: .*fraunces/),
    expect.stringMatching(
      /^copy\.json:4 home › blocks › 1.*“heroo” is not a kind of block.* hero,/,
    ),
    'copy.json:6 listings › 1 › category: “flats” is no slug of real-estate-categories.',
    'copy.json:6 listings › 1 › bedrooms: this has to be a number without quotation marks.',
    'copy.json:8 redirects › 1 › from: Begin an old path with a slash.',
    expect.stringMatching(/^patterns\.json:2 1 › blocks: /),
    'manifest.json:2 door: there is no file images/door.jpg in this folder.',
    'manifest.json:3 stair › alt: this has to be a text in quotation marks.',
    'manifest.json:3 stair: images/stair.doc is of a type that the media library does not take.',
    expect.stringMatching(/^models\/plan\.json:1 flat-1 › x: /),
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
    'copy.json:2 hom: there is no such field here. Check its spelling.',
    'copy.json:6 home › blocks › 1 › titel: there is no such field here. Check its spelling.',
    'copy.json:7 home › blocks › 2 › files › 1 › lable: there is no such field here. Check its spelling.',
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
    expect.stringMatching(/palette › ink: “Ink” \(#ffffff\) on “Page”.*contrast/),
    expect.stringContaining('site › name: this is missing.'),
    expect.stringContaining('currency: Enter a currency code'),
    expect.stringContaining('items: Add one or remove the block.'),
    expect.stringContaining('imageAspectRatio: Enter the ratio as width / height'),
  ])
})

test('rules that take their time are kept as well, as that of addresses', async () => {
  const site = { name: 'Kontor Haus', addresses: { realEstate: '/wohnungen', map: 'galerie' } }
  expect(await faultsIn({ 'copy.json': { site } })).toEqual([
    expect.stringMatching(/addresses › realEstate: Use lowercase letters.*“wohnungen”/),
  ])
})

test('a name that is nearly right is told which one is meant', async () => {
  const faults = await faultsIn({
    'copy.json': {
      site: { name: 'Kontor Haus', inquireTo: '/kontakt' },
      brand: { titles: { face: 'Fraunces' }, words: { home: 'flat', xyz: 'flats' } },
      pages: [{ title: 'Kontakt', slug: 'kontakt' }],
    },
  })
  expect(faults).toEqual([
    expect.stringContaining('inquireTo: “/kontakt” is no slug of pages. Did you mean “kontakt”?'),
    expect.stringMatching(/face: did you mean “fraunces”\? If not, choose one of: /),
    expect.stringMatching(/words › home: .* Did you mean .*“listing\.home\.one”/),
    expect.stringContaining('words › xyz: there is no such word. All of them are in schemas/'),
  ])
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
