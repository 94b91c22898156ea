import { picture } from '@belvedere/blocks/parts/fixture.ts'
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

function linksTo(html: string, id: string) {
  return html.match(new RegExp(`href="#${id}"`, 'g')) ?? []
}

test('the map shows its texts, the plan, the listings with a mesh key and all amenities', async () => {
  const site = await mapSite()
  const html = await site.shown('/map')
  expect(html.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual([expect.stringContaining('<em>short</em>')])
  expect(html).toContain('The peninsula from above')
  expect(html.match(/<article[^>]* id="([^"]*)"/g)?.map((one) => one.replace(/.*id=/, ''))).toEqual(
    ['"house-villa-1"', '"house-villa-2"', '"place-spa"', '"place-sea"'],
  )
})

test('a place has a pin at its position, a row in the list and a card that both link to', async () => {
  const site = await mapSite()
  const html = await site.text('/map')
  expect(linksTo(html, 'house-villa-1')).toHaveLength(2)
  expect(html).toMatch(/href="#house-villa-1"[^>]*style="--x:66.33%;--y:38.04%"/)
  expect(linksTo(html, 'house-villa-2')).toHaveLength(1)
  expect(html).toMatch(/href="#place-spa" data-place="amenity"/)
  expect(html).toContain('Cut into the rock.')
  expect(linksTo(html, 'place-sea')).toHaveLength(1)
  expect(html).toContain('href="/real-estate/lagoon-villas/villa-1"')
})

test('listings are in natural order of their units', async () => {
  const site = await mapSite()
  const unit = (number: number) =>
    house(number, { meshKey: `villa-${number}`, unit: `K ${number}` })
  site.content.records.realEstateListing.push(unit(10), unit(9))
  const html = await site.text('/map')
  expect(html.indexOf('id="house-villa-9"')).toBeLessThan(html.indexOf('id="house-villa-10"'))
})

test('a listing with a mesh key links to the map unless it is sold', async () => {
  const site = await mapSite()
  const html = await site.text('/real-estate/lagoon-villas/villa-1')
  expect(html).toContain('href="/map#house-villa-1"')
  expect(await site.text('/real-estate/lagoon-villas/villa-3')).not.toContain('href="/map')
  expect(await site.text('/real-estate/lagoon-villas/villa-4')).not.toContain('href="/map')
})

test('a map without a plan or places shows its texts only', async () => {
  const site = await testSite()
  site.content.only.map = { title: 'The map', plan: null }
  const response = await site.get('/map')
  expect(response.status).toBe(200)
  expect(await response.text()).not.toMatch(/<article|<nav[^>]*aria-label="Plan"/)
})

test('all listings are on the map, fetched a hundred at a time', async () => {
  const site = await mapSite()
  const many = Array.from({ length: 120 }, (_, at) => house(100 + at, { meshKey: `villa-${at}` }))
  site.content.records.realEstateListing.push(...many)
  const html = await site.text('/map')
  expect(html.match(/id="house-villa-\d+"/g)).toHaveLength(122)
  expect(site.content.asked.filter((one) => one === 'SettingsListings')).toHaveLength(2)
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
  expect(page.main).toMatch(/^<div [^>]*data-block="map_screen"/)
})
