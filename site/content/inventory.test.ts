import { expect, onTestFinished, test } from 'vitest'
import { fakeContent, TOKEN } from '../testing/fake-content.ts'
import { house } from '../testing/records.ts'
import { createContentClient } from './client.ts'
import { fetchListings } from './inventory.ts'

async function contentWith(records: ReturnType<typeof house>[]) {
  const content = await fakeContent()
  onTestFinished(content.close)
  content.records.realEstateListing.push(...records)
  return { content, fetchContent: createContentClient({ url: content.url, token: TOKEN }) }
}

const many = (count: number, parts: Parameters<typeof house>[1]) =>
  Array.from({ length: count }, (_, i) => house(i + 1, parts))

test('only listings with a place on the map are fetched', async () => {
  const { content, fetchContent } = await contentWith([
    ...many(900, {}),
    ...many(900, { meshKey: 'gone', status: 'sold' }),
    house(2001, { meshKey: 'villa-02', unit: 'L 02', status: 'reserved' }),
    house(2002, { meshKey: 'villa-01', unit: 'L 01' }),
  ])
  const { items } = await fetchListings(fetchContent)
  expect(items.map(({ meshKey }) => meshKey)).toEqual(['villa-01', 'villa-02'])
  expect(content.asked).toEqual(['SettingsListings'])
})

test('at most 500 listings are fetched for the map', async () => {
  const { content, fetchContent } = await contentWith(many(730, { meshKey: 'one' }))
  expect((await fetchListings(fetchContent)).items).toHaveLength(500)
  expect(content.asked).toHaveLength(5)
})
