import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { house } from '../../testing/records.ts'
import { publish, testSite } from '../../testing/test-site.ts'

test('a payload has the share picture of its page, the document does not', async () => {
  const site = await testSite()
  const share = picture('reef', { alt: 'The reef at noon' })
  const page = { id: '1', title: 'Reef', blocks: [], _shareImage: share }
  site.content.pages.set('reef', page)
  const payload = await (await site.get('/reef/_payload.json')).json()
  expect(payload.share).toMatchObject({ alt: 'The reef at noon' })
  expect(payload.share.responsiveImage?.srcSet).toBe(share.responsiveImage?.srcSet)
  expect(await site.text('/reef')).not.toContain('The reef at noon')
})

test('the share picture is null for a page without pictures', async () => {
  const site = await testSite()
  site.content.pages.set('reef', { id: '1', title: 'Reef', blocks: [] })
  const payload = await (await site.get('/reef/_payload.json')).json()
  expect(payload.share).toBe(null)
})

test('the payload of the map has a share picture', async () => {
  const site = await testSite()
  const share = picture('plan', { alt: 'The peninsula' })
  site.content.only.map = { title: 'The map', places: [], _shareImage: share }
  const payload = await (await site.get('/map/_payload.json')).json()
  expect(payload.share).toMatchObject({ alt: 'The peninsula' })
})

async function estateSite() {
  const site = await testSite()
  site.content.only.map = { title: 'The map', places: [] }
  site.content.only.realEstateOverview = { title: 'Real estate' }
  site.content.records.realEstateListing.push(
    house(1, { meshKey: 'villa-01', priceSmall: '€2.4M' }),
    house(2, { meshKey: 'villa-02', status: 'sold' }),
  )
  site.content.amenities.push({ id: 'a1', meshKey: 'spa', slug: 'spa', title: 'The *Pool*' })
  return site
}

const listings = [
  {
    id: 'h1',
    meshKey: 'villa-01',
    title: 'Villa 1',
    unit: 'L 01',
    status: 'available',
    path: '/real-estate/lagoon-villas/villa-1',
    priceSmall: '€2.4M',
  },
]
const amenities = [{ id: 'a1', meshKey: 'spa', slug: 'spa', title: 'The Pool' }]

test.each(['/map', '/real-estate'])(
  'the payload of %s has listings and amenities for the store',
  async (path) => {
    const site = await estateSite()
    const response = await site.get(`${path}/_payload.json`)
    expect(await response.json()).toMatchObject({ listings, amenities })
    const state = parseHtml(await site.text(path)).querySelector('#state')?.textContent
    expect(JSON.parse(state ?? '{}')).toMatchObject({ page: { listings, amenities } })
  },
)

test('payloads of other pages have no inventory', async () => {
  const site = await estateSite()
  site.content.pages.set('about', { id: '3', title: 'About', blocks: [] })
  const payload = await (await site.get('/about/_payload.json')).json()
  expect(payload).not.toHaveProperty('listings')
  expect(payload).not.toHaveProperty('amenities')
})

test('a payload holds at most a hundred listings', async () => {
  const site = await estateSite()
  const more = Array.from({ length: 300 }, (_, i) => house(i + 10, { meshKey: `villa-${i}` }))
  site.content.records.realEstateListing.push(...more)
  const payload = await (await site.get('/real-estate/_payload.json')).json()
  expect(payload.listings).toHaveLength(100)
})

test('publishing a listing updates the payload of the overview', async () => {
  const site = await estateSite()
  await site.get('/real-estate')
  site.content.records.realEstateListing = [house(1, { meshKey: 'villa-01', title: 'Renamed' })]
  await publish(site, ['listings'])
  const payload = await (await site.get('/real-estate/_payload.json')).json()
  expect(payload.listings).toMatchObject([{ title: 'Renamed' }])
})
