import { expect, onTestFinished, test } from 'vitest'
import { fakeContent, TOKEN } from '../testing/fake-content.ts'
import { house } from '../testing/records.ts'
import { createContentClient } from './client.ts'
import { fetchListings } from './inventory.ts'

async function contentWith(records: ReturnType<typeof house>[]) {
  const content = await fakeContent()
  onTestFinished(content.close)
  content.records.realEstateListing.push(...records)
  return { content, ask: createContentClient({ url: content.url, token: TOKEN }) }
}

const many = (count: number, parts: Parameters<typeof house>[1]) =>
  Array.from({ length: count }, (_, i) => house(i + 1, parts))

test('of all listings, only those with a place on the map are asked for', async () => {
  const { content, ask } = await contentWith([
    ...many(900, {}),
    ...many(900, { meshKey: 'gone', status: 'sold' }),
    house(2001, { meshKey: 'villa-02', unit: 'L 02', status: 'reserved' }),
    house(2002, { meshKey: 'villa-01', unit: 'L 01' }),
  ])
  const { items } = await fetchListings(ask)
  expect(items.map(({ meshKey }) => meshKey)).toEqual(['villa-01', 'villa-02'])
  expect(content.asked).toEqual(['SettingsListings'])
})

test('a map with more listings than it has room for is read to a bound', async () => {
  const { content, ask } = await contentWith(many(730, { meshKey: 'one' }))
  expect((await fetchListings(ask)).items).toHaveLength(500)
  expect(content.asked).toHaveLength(5)
})
