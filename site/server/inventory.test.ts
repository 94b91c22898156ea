import { expect, test } from 'vitest'
import { house } from '../testing/records.ts'
import { publish, testSite } from '../testing/test-site.ts'

async function estateSite() {
  const site = await testSite()
  site.content.only.map = { title: 'The map', places: [] }
  site.content.only.realEstateOverview = { title: 'Real estate' }
  site.content.records.realEstateListing.push(
    house(1, { meshKey: 'villa-01', priceSmall: '€2.4M' }),
    house(2, { meshKey: 'villa-02', status: 'sold' }),
  )
  site.content.amenities.push({ id: 'a1', meshKey: 'spa', slug: 'spa', title: 'The *Spa*' })
  return site
}

const listings = [
  {
    ...{ id: 'h1', meshKey: 'villa-01', title: 'Villa 1', unit: 'L 01', status: 'available' },
    ...{ path: '/real-estate/lagoon-villas/villa-1', priceSmall: '€2.4M' },
  },
]
const amenities = [{ id: 'a1', meshKey: 'spa', slug: 'spa', title: 'The Spa' }]

test.each(['/map', '/real-estate'])(
  '%s brings the store its houses and amenities',
  async (path) => {
    const site = await estateSite()
    const response = await site.get(`${path}/_payload.json`)
    expect(await response.json()).toMatchObject({ listings, amenities })
    const [, state = '{}'] = /id="state">(.*?)<\/script>/.exec(await site.text(path)) ?? []
    expect(JSON.parse(state)).toMatchObject({ page: { listings, amenities } })
  },
)

test('other pages bring nothing', async () => {
  const site = await estateSite()
  site.content.pages.set('about', { id: '3', title: 'About', blocks: [] })
  const payload = await (await site.get('/about/_payload.json')).json()
  expect(payload).not.toHaveProperty('listings')
  expect(payload).not.toHaveProperty('amenities')
})

test('a thousand houses weigh no more than a hundred', async () => {
  const site = await estateSite()
  const more = Array.from({ length: 300 }, (_, i) => house(i + 10, { meshKey: `villa-${i}` }))
  site.content.records.realEstateListing.push(...more)
  const payload = await (await site.get('/real-estate/_payload.json')).json()
  expect(payload.listings).toHaveLength(100)
})

test('a listing that is published anew reaches the store of the overview', async () => {
  const site = await estateSite()
  await site.get('/real-estate')
  site.content.records.realEstateListing = [house(1, { meshKey: 'villa-01', title: 'Renamed' })]
  await publish(site, ['listings'])
  const payload = await (await site.get('/real-estate/_payload.json')).json()
  expect(payload.listings).toMatchObject([{ title: 'Renamed' }])
})
