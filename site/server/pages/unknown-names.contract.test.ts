import { setAddresses } from '@belvedere/kit/addresses.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { lagoon } from '../../testing/records.ts'
import { testSite } from '../../testing/test-site.ts'

afterEach(() => setAddresses(null))

const path = `/wohnungen/${lagoon.slug}`

test('a page that was missing before the names of addresses were known is there once they are', async () => {
  const { content, get } = await testSite()
  content.records.realEstateCat = [lagoon]
  content.site.addresses = { realEstate: 'wohnungen' }
  content.isDown = true
  expect((await get(path)).status).toBe(404)
  content.isDown = false
  const found = async () => expect((await get(path)).status).toBe(200)
  await get('/')
  await vi.waitFor(found, { timeout: 20_000, interval: 100 })
})

test('a list of pages that was read before the names of addresses were known hides none of them', async () => {
  const { content, get } = await testSite({ isAhead: true })
  content.records.realEstateCat = [lagoon]
  content.addresses = ['/', path]
  // Without names the list is read under those of the specification.
  await vi.waitFor(async () => expect((await get(path)).status).toBe(404), 20_000)
  setAddresses({ realEstate: 'wohnungen' })
  await vi.waitFor(async () => expect((await get(path)).status).toBe(200), 20_000)
})
