import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { MARKED_ROWS, restOf, unmarkedIn } from '../testing/marked-words.ts'
import { house, indexedPage, lagoon } from '../testing/records.ts'
import { testSite } from '../testing/test-site.ts'

/** A fact of the owner; the content service says its choices in the words of the site. */
const TERRACES = {
  ...{ key: 'terraces', label: 'Terraces', kind: 'number', isSorted: true },
  choices: [
    { value: '1', label: 'one of them', count: 3 },
    { value: '2+', label: 'a pair at least', count: 8 },
  ],
}

/** A site of which every word is marked, with a page of each kind. */
async function markedSite() {
  const site = await testSite()
  const { content } = site
  content.brand = { words: MARKED_ROWS }
  Object.assign(content.site, { lat: 40, lng: 0, timeZone: 'UTC' })
  content.site.features = { splash: false, cookieBanner: true, dial: true }
  const pictures = [picture('cove', { alt: 'A cove' }), picture('pier', { alt: 'A pier' })]
  content.records.realEstateCat = [lagoon, { ...lagoon, id: 'c3', slug: 'empty', title: 'Empty' }]
  content.records.realEstateListing = Array.from({ length: 30 }, (_, at) =>
    house(at + 1, {
      bedrooms: 2 + (at % 4),
      status: (['available', 'reserved', 'sold'] as const)[at % 3],
      price: at % 2 ? 950_000 : null,
      meshKey: `villa-${at + 1}`,
      pictures,
    }),
  )
  content.records.gallery = [{ id: 'g1', slug: 'summer', title: 'Summer', images: pictures }]
  content.amenities = [{ id: 'a1', slug: 'spa', meshKey: 'spa', title: 'Spa', description: null }]
  content.factFilters = [...content.factFilters, TERRACES]
  content.only.map = {
    title: 'Around us',
    plan: picture('plan', { alt: 'From above', height: 1800 }),
    planDusk: picture('plan-dusk', { alt: 'At dusk', height: 1800 }),
    places: [{ id: '1', meshKey: 'villa-3', x: 66, y: 38 }],
  }
  content.only.realEstateOverview = { title: 'All of it' }
  content.pages.set('gallery', { id: '5', title: 'Every gallery', blocks: [] })
  content.indexedPages = [
    indexedPage('/', { title: 'Our Place' }),
    indexedPage('/experiences/walks', { title: 'Walks' }),
    indexedPage('/gallery/summer', { title: 'Summer' }),
    indexedPage('/real-estate/lagoon-villas', { title: 'Lake Villas' }),
    indexedPage('/real-estate/lagoon-villas/villa-1', { title: 'Villa 1' }),
  ]
  const known = [
    TERRACES,
    content.records,
    content.amenities,
    content.only,
    [...content.pages.values()],
  ]
  const names = [content.site.name, 'https://example.org', lagoon.description]
  return { ...site, known: [known, names, content.indexedPages, /* its path: */ 'nothing'] }
}

test.each([
  '/',
  '/map',
  '/gallery',
  '/gallery/summer',
  '/real-estate',
  '/real-estate/lagoon-villas',
  '/real-estate/lagoon-villas?bedrooms=5&sort=price-asc',
  '/real-estate/lagoon-villas?f_terraces=2%2B&sort=f_terraces-desc',
  '/real-estate/empty',
  '/real-estate/lagoon-villas/villa-2',
  '/real-estate/lagoon-villas/villa-3',
  '/nothing',
])('every word of %s is one of the word files', async (path) => {
  const { text, known } = await markedSite()
  const html = await text(path)
  expect(unmarkedIn(html, known)).toEqual([])
  expect(html.match(/⟦/g)?.length).toBeGreaterThan(20)
})

test('so is every word of a map that is an address; the names of map services are theirs', async () => {
  const { content, text, known } = await markedSite()
  content.only.map = { title: 'Around us', address: '1 Shore Lane\n00001 Our Place' }
  const html = await text('/map')
  const services = 'OpenStreetMap Google Maps Apple Maps'
  expect(unmarkedIn(html, [known, content.only, services])).toEqual([])
  expect(html).toContain('href="https://www.openstreetmap.org/?mlat=40&amp;mlon=0#map=17/40/0"')
  expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]*(?:openstreetmap|google|apple)\./)
})

test('so is every name in the breadcrumbs of structured data', async () => {
  const { text, known } = await markedSite()
  const page = parseHtml(await text('/real-estate/lagoon-villas/villa-2'))
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const names = [...data.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name ?? '')
  expect(names.some((name) => name.includes('⟦'))).toBe(true)
  expect(names.flatMap((name) => restOf(name, JSON.stringify(known)))).toEqual([])
})

test.each(['/llms.txt', '/feed.xml'])('so is every word of %s', async (path) => {
  const { text, known } = await markedSite()
  const shown = (await text(path)).replaceAll(
    /<[^>]*>|https?:[^\s)<]*|tag:[^\s<]*|\d[\dTZ:.-]*/g,
    ' ',
  )
  expect(shown).toContain('⟦')
  expect(shown.split('\n').flatMap((line) => restOf(line, JSON.stringify(known)))).toEqual([])
})

test('so is every word of the page before opening', async () => {
  const { content, text } = await testSite()
  content.brand = { words: MARKED_ROWS }
  expect(unmarkedIn(await text('/'), [content.site.name])).toEqual([])
})

test('so is every sentence where no page can be shown: of forms without scripts, and of previews', async () => {
  const { content, get, text, known } = await markedSite()
  const send = async (search: string, body: BodyInit) =>
    (await get(`/enquiries${search}`, { method: 'POST', body })).text()
  const form = (message: string) => {
    const data = new FormData()
    data.set('page', '/gone')
    data.set('message', message)
    return data
  }
  const sentences = [
    await send('', 'no form'),
    await send('', form('a'.repeat(300_000))),
    await send('?preview=true', form('Hello')),
    (await send('', form('Hello'))).replace(/^Hello$/m, ''),
    await text('/enquiries/sent?reference=1'),
  ]
  for (const sentence of sentences) expect(sentence).toContain('⟦')
  expect(sentences.flatMap((one) => one.split('\n').flatMap((line) => restOf(line, '')))).toEqual(
    [],
  )

  const preview = await text('/?preview=true')
  expect(unmarkedIn(preview, known)).toEqual([])
  content.isDown = true
  const headers = { 'sec-fetch-dest': 'document' }
  expect(unmarkedIn(await (await get('/?preview=true', { headers })).text(), known)).toEqual([])
})
