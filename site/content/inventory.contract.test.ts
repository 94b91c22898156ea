import { expect, onTestFinished, test } from 'vitest'
import { fakeContent, TOKEN } from '../testing/fake-content.ts'
import { house } from '../testing/records.ts'
import { createContentClient } from './client.ts'
import { fetchSettings } from './fetch-settings.ts'

async function contentWith(records: ReturnType<typeof house>[]) {
  const content = await fakeContent()
  onTestFinished(content.close)
  content.records.realEstateListing.push(...records)
  return { content, fetchContent: createContentClient({ url: content.url, token: TOKEN }) }
}

const many = (count: number, parts: Parameters<typeof house>[1]) =>
  Array.from({ length: count }, (_, i) => house(i + 1, parts))

test('the settings, listings with a position on the map and amenities come in one request', async () => {
  const { content, fetchContent } = await contentWith([
    ...many(900, {}),
    house(2000, { meshKey: 'villa-03', unit: 'L 03', status: 'sold' }),
    house(2001, { meshKey: 'villa-02', unit: 'L 02', status: 'reserved' }),
    house(2002, { meshKey: 'villa-01', unit: 'L 01' }),
  ])
  content.amenities.push({ id: 'a1', slug: 'spa', title: 'Spa' })
  const { settings, listings, amenities, tags } = await fetchSettings(fetchContent)
  expect(settings).toMatchObject({ site: { name: 'Our Place' }, global: { menu: [] } })
  expect(listings.map(({ meshKey }) => meshKey)).toEqual(['villa-01', 'villa-02', 'villa-03'])
  expect(amenities.map(({ slug }) => slug)).toEqual(['spa'])
  expect(tags).toEqual(['global:site', 'global:global', 'listings', 'amenities'])
  expect(content.asked).toEqual(['Settings'])
})

test('at most 500 listings are fetched, the first hundred with the settings', async () => {
  const { content, fetchContent } = await contentWith(many(730, { meshKey: 'one' }))
  const { listings } = await fetchSettings(fetchContent)
  expect(new Set(listings.map(({ id }) => id)).size).toBe(500)
  expect(content.asked).toEqual(['Settings', ...Array(4).fill('SettingsListings')])
})
