import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { house } from '../../testing/records.ts'
import { publish, testSite } from '../../testing/test-site.ts'

async function mapSite() {
  const site = await testSite()
  site.content.only.map = {
    eyebrow: 'The map',
    title: 'A *short* walk',
    subtitle: 'Two kilometres.',
    plan: picture('plan', { alt: 'The peninsula from above', height: 1800 }),
    places: [
      { id: '1', meshKey: 'villa-01', x: 66.33, y: 38.04 },
      { id: '2', meshKey: 'spa', x: 74.16, y: 37.95 },
    ],
  }
  site.content.records.realEstateListing.push(
    house(2, { meshKey: 'villa-02', unit: 'L 02' }),
    house(1, { meshKey: 'villa-01', unit: 'L 01' }),
    house(3, { meshKey: null }),
    house(4, { meshKey: 'villa-04', status: 'sold' }),
  )
  const spa = {
    id: 'a1',
    meshKey: 'spa',
    slug: 'spa',
    title: 'Spa',
    description: 'Cut into the rock.',
  }
  site.content.amenities.push(spa, { ...spa, id: 'a2', meshKey: null, slug: 'sea', title: 'Sea' })
  return site
}

type Site = Awaited<ReturnType<typeof testSite>>

const pageAt = async (site: Site, path: string) => parseHtml(await site.text(path))

const linksTo = (page: Document, id: string) => page.querySelectorAll(`a[href="#${id}"]`)

const idsOf = (page: Document) => [...page.querySelectorAll('article')].map(({ id }) => id)

test('the map shows its texts, the plan, the listings with a mesh key and all amenities', async () => {
  const site = await mapSite()
  const page = await pageAt(site, '/map')
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.querySelector('h1 em')?.textContent).toBe('short')
  expect(page.querySelector('nav img[alt="The peninsula from above"]')).not.toBeNull()
  expect(idsOf(page)).toEqual([
    ...['house-villa-1', 'house-villa-2', 'house-villa-4'],
    ...['place-spa', 'place-sea'],
  ])
  expect(page.querySelector('article#house-villa-4')?.textContent).toContain('Sold')
})

test('a place has a pin at its position, a row in the list and a card that both link to', async () => {
  const site = await mapSite()
  const page = await pageAt(site, '/map')
  const [pin, ...rows] = linksTo(page, 'house-villa-1')
  // The room that it has beside the other pin.
  expect(pin?.getAttribute('style')).toBe('--x:66.33%;--y:38.04%;--room:7.83%')
  expect(rows).toHaveLength(1)
  expect(linksTo(page, 'house-villa-2')).toHaveLength(1)
  expect(linksTo(page, 'place-spa')[0]?.getAttribute('data-place')).toBe('amenity')
  const spa = page.querySelector('article#place-spa')
  expect(spa?.textContent).toContain('Cut into the rock.')
  expect(page.getElementById(spa?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Spa')
  expect(linksTo(page, 'place-sea')).toHaveLength(1)
  const inCard = 'article#house-villa-1 a[href="/real-estate/lagoon-villas/villa-1"]'
  expect(page.querySelector(inCard)).not.toBeNull()
})

test('a card calls what it sells by the noun of its category, or by that of the site', async () => {
  const site = await mapSite()
  const marina = { id: 'c9', slug: 'marina', title: 'Marina' }
  const noun = { one: 'residence', many: 'residences' }
  site.content.records.realEstateListing.push(
    house(9, { meshKey: 'residence-09', category: { ...marina, noun } }),
  )
  const page = await pageAt(site, '/map')
  expect(page.querySelector('#house-villa-9')?.textContent).toContain('See the residence')
  expect(page.querySelector('#house-villa-1')?.textContent).toContain('See the house')
})

test('listings are in natural order of their units', async () => {
  const site = await mapSite()
  const unit = (number: number) =>
    house(number, { meshKey: `villa-${number}`, unit: `K ${number}` })
  site.content.records.realEstateListing.push(unit(10), unit(9))
  const ids = idsOf(await pageAt(site, '/map'))
  const both = ids.filter((id) => ['house-villa-9', 'house-villa-10'].includes(id))
  expect(both).toEqual(['house-villa-9', 'house-villa-10'])
})

test('a listing with a mesh key links to the map, a sold one too', async () => {
  const site = await mapSite()
  const linksToMap = async (name: string) => {
    const page = await pageAt(site, `/real-estate/lagoon-villas/${name}`)
    return [...page.querySelectorAll('[href^="/map"]')].map((link) => link.getAttribute('href'))
  }
  expect(await linksToMap('villa-1')).toEqual(['/map#house-villa-1'])
  expect(await linksToMap('villa-3')).toEqual([])
  expect(await linksToMap('villa-4')).toEqual(['/map#house-villa-4'])
})

test('a map without a plan or places shows its texts only', async () => {
  const site = await testSite()
  site.content.only.map = { title: 'The map', plan: null }
  const response = await site.get('/map')
  expect(response.status).toBe(200)
  const page = parseHtml(await response.text())
  expect(page.querySelector('main h1')?.textContent).toBe('The map')
  expect(page.querySelector('article, nav[aria-label="Plan"]')).toBeNull()
})

test('all listings are on the map, fetched a hundred at a time', async () => {
  const site = await mapSite()
  const many = Array.from({ length: 120 }, (_, at) => house(100 + at, { meshKey: `villa-${at}` }))
  site.content.records.realEstateListing.push(...many)
  const page = await pageAt(site, '/map')
  expect(page.querySelectorAll('article[id^="house-villa-"]')).toHaveLength(123)
  const lists = site.content.asked.filter((one) => one.startsWith('Settings'))
  expect(lists).toEqual(['Settings', 'SettingsListings'])
})

test.each([['global:map'], ['listings'], ['amenities']])(
  'publishing %s updates the map',
  async (tag) => {
    const site = await mapSite()
    await site.text('/map')
    Object.assign(site.content.amenities[0] ?? {}, { title: 'Baths' })
    await publish(site, [tag])
    expect(await site.text('/map')).toContain('Baths')
  },
)

test('the map has a payload', async () => {
  const site = await mapSite()
  const page = await (await site.get('/map/_payload.json')).json()
  expect(page.path).toBe('/map')
  const { firstElementChild } = parseHtml(page.main).body
  expect(firstElementChild?.matches('div[data-block="map_screen"]')).toBe(true)
})

const MODEL = {
  url: '/media/model-0a1b2c3d.glb',
  bytes: 1000,
  triangles: 12,
  min: [0, 0, 0],
  max: [60, 5, 60],
  nodes: [
    { name: 'gate', x: 0, y: 0, z: 0 },
    { name: 'villa-01', x: 40, y: 1, z: 0 },
    { name: 'spa', x: 60, y: 1, z: 0 },
  ],
  roads: { points: [0, 0, 60, 0], edges: [0, 1] },
}

async function modelSite() {
  const site = await mapSite()
  Object.assign(site.content.only.map ?? {}, { scene: MODEL, gate: 'gate', metres: 8 })
  Object.assign(site.content.site, { lat: 40, lng: 0, timeZone: 'UTC' })
  const inModel = site.content.records.realEstateListing.find((one) => one.meshKey === 'villa-01')
  Object.assign(inModel ?? {}, { terrace: Array.from({ length: 72 }, () => 0) })
  return site
}

test('with a model, cards and rows have the distance from the gate', async () => {
  const page = await pageAt(await modelSite(), '/map')
  expect(page.querySelector('#house-villa-1')?.textContent).toContain(
    '4 minutes’ walk from the gate, 320 m',
  )
  expect(page.querySelector('li a[href="#place-spa"]')?.textContent).toContain('6 min')
  expect(page.querySelector('#house-villa-2')?.textContent).not.toContain('walk')
})

test('with a model, the card of a house has the hours of sun on its terrace, also without scripts', async () => {
  const page = await pageAt(await modelSite(), '/map')
  const rows = [...page.querySelectorAll('#house-villa-1 [data-sun] > div')]
  expect(rows.map((row) => row.querySelector('dt')?.textContent)).toEqual([
    'Longest day',
    'Equinox',
    'Shortest day',
  ])
  expect(rows[0]?.querySelector('dd')?.textContent).toMatch(/^04:3[05]–19:3[05]$/)
  expect(page.querySelector('#place-spa [data-sun], #house-villa-2 [data-sun]')).toBeNull()
})

test('south of the equator the longest day is in December', async () => {
  const site = await modelSite()
  Object.assign(site.content.site, { lat: -40 })
  const [longest, , shortest] = (await pageAt(site, '/map')).querySelectorAll('[data-sun] dd')
  expect(longest?.textContent).toMatch(/^04:3\d–19:2\d$/)
  expect(shortest?.textContent).toMatch(/^07:\d\d–16:\d\d$/)
})

test.each([
  ['a time zone that is none', { timeZone: 'Nowhere/Special' }],
  ['no place', { lat: null }],
])('with %s in the settings, no hours of sun are shown', async (_, settings) => {
  const site = await modelSite()
  Object.assign(site.content.site, settings)
  const page = await pageAt(site, '/map')
  // The suns of the shell's arcs lie outside of the map.
  const map = page.querySelector('[data-block="map_screen"]')
  expect(map?.querySelectorAll('[data-toggle]')).toHaveLength(1)
  expect(map?.querySelector('[data-sun], [data-hour]')).toBeNull()
})

test('the plan at dusk is in the page, for the slider only; without coordinates there is no slider', async () => {
  const site = await mapSite()
  const planDusk = picture('plan-dusk', { alt: 'The peninsula at dusk', height: 1800 })
  Object.assign(site.content.only.map ?? {}, { planDusk })
  const isWith = async () => {
    const page = await pageAt(site, '/map')
    // The content of a template is not part of the page: browsers do not load it.
    expect(page.querySelectorAll('[data-scene] img')).toHaveLength(1)
    const dusk = page.querySelector<HTMLTemplateElement>('template[data-dusk]')?.content
    return [dusk?.querySelector('img')?.alt, page.querySelectorAll('[data-hour]').length]
  }
  expect(await isWith()).toEqual([undefined, 0])
  Object.assign(site.content.site, { lat: 40, lng: 0, timeZone: 'UTC' })
  await publish(site, ['global:site'])
  expect(await isWith()).toEqual(['', 1])
})

test('an address opens the card of its place, and /map stays the canonical address', async () => {
  const site = await mapSite()
  const page = await pageAt(site, '/map?at=villa-02')
  const chosen = [...page.querySelectorAll('[data-chosen]')].map(({ id }) => id)
  expect(chosen).toEqual(['house-villa-2'])
  const current = [...page.querySelectorAll('main [aria-current]')]
  expect(new Set(current.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['#house-villa-2']),
  )
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/map$/)
  expect((await site.get('/map?at=villa-02')).headers.get('x-robots-tag')).toBe('noindex')
  expect((await site.get('/map')).headers.get('x-robots-tag')).toBeNull()
})

test.each([
  ['a slug leads to the name of the shape', '/map?at=villa-2', '/map?at=villa-02'],
  ['an unknown place leads to the map', '/map?at=nowhere', '/map'],
])('in an address, %s', async (_, address, target) => {
  const site = await mapSite()
  const response = await site.get(address, { redirect: 'manual' })
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(target)
})

test('names of waters are on the plan at their positions', async () => {
  const site = await mapSite()
  const waters = [
    { id: 'w1', name: 'The Sound', x: 40, y: 60.5 },
    { id: 'w2', name: ' ', x: 1, y: 1 },
  ]
  Object.assign(site.content.only.map ?? {}, { waters })
  const page = await pageAt(site, '/map')
  const names = [...page.querySelectorAll('nav[data-scene] span[style^="--x"]')]
  expect(names.map((name) => [name.textContent, name.getAttribute('style')])).toEqual([
    ['The Sound', '--x:40%;--y:60.5%'],
  ])
})

test('the legend explains only what is on the plan', async () => {
  const site = await mapSite()
  const legend = (page: Document) => {
    return [...page.querySelectorAll('ul:not(:has(a)) > li[data-place]')].map(
      (li) => li.textContent,
    )
  }
  expect(legend(await pageAt(site, '/map'))).toEqual(['House for sale', 'Sold', 'Amenity'])
  const [first] = site.content.records.realEstateListing
  Object.assign(first ?? {}, { status: 'reserved' })
  await publish(site, ['listings'])
  expect(legend(await pageAt(site, '/map'))).toEqual([
    ...['House for sale', 'Reserved', 'Sold', 'Amenity'],
  ])
})
