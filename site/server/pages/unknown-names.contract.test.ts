import { setAddresses } from '@belvedere/kit/addresses.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { lagoon } from '../../testing/records.ts'
import { testSite } from '../../testing/test-site.ts'

afterEach(() => setAddresses(null))

test('a page that was missing before the names of addresses were known is there once they are', async () => {
  const { content, get } = await testSite()
  content.records.realEstateCat = [lagoon]
  content.site.addresses = { realEstate: 'wohnungen' }
  content.isDown = true
  const path = `/wohnungen/${lagoon.slug}`
  expect((await get(path)).status).toBe(404)
  content.isDown = false
  const found = async () => expect((await get(path)).status).toBe(200)
  await get('/')
  await vi.waitFor(found, { timeout: 20_000, interval: 100 })
})
