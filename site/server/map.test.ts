import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { house } from '../testing/records.ts'
import { publish, testSite } from '../testing/test-site.ts'

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
  expect(idsOf(page)).toEqual(['house-villa-1', 'house-villa-2', 'place-spa', 'place-sea'])
})

test('a place has a pin at its position, a row in the list and a card that both link to', async () => {
  const site = await mapSite()
  const page = await pageAt(site, '/map')
  const [pin, ...rows] = linksTo(page, 'house-villa-1')
  expect(pin?.getAttribute('style')).toBe('--x:66.33%;--y:38.04%')
  expect(rows).toHaveLength(1)
  expect(linksTo(page, 'house-villa-2')).toHaveLength(1)
  expect(linksTo(page, 'place-spa')[0]?.getAttribute('data-place')).toBe('amenity')
  expect(page.querySelector('article#place-spa')?.textContent).toContain('Cut into the rock.')
  expect(linksTo(page, 'place-sea')).toHaveLength(1)
  const inCard = 'article#house-villa-1 a[href="/real-estate/lagoon-villas/villa-1"]'
  expect(page.querySelector(inCard)).not.toBeNull()
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

test('a listing with a mesh key links to the map unless it is sold', async () => {
  const site = await mapSite()
  const linksToMap = async (name: string) => {
    const page = await pageAt(site, `/real-estate/lagoon-villas/${name}`)
    return [...page.querySelectorAll('[href^="/map"]')].map((link) => link.getAttribute('href'))
  }
  expect(await linksToMap('villa-1')).toEqual(['/map#house-villa-1'])
  expect(await linksToMap('villa-3')).toEqual([])
  expect(await linksToMap('villa-4')).toEqual([])
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
  expect(page.querySelectorAll('article[id^="house-villa-"]')).toHaveLength(122)
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
