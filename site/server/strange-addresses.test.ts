import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'

const STRANGE = [
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%00',
  '/a%00b',
  '/%F0%9F%8F%96',
  '/%',
  '/%ff',
  '/a%0d%0aset-cookie:x=1',
  '/a%20b',
  '/a\\b',
  '/real-estate/..%2fadmin',
  '/real-estate/sea-villas/%00',
]

test.each(STRANGE)('there is no page at %s', async (path) => {
  const site = await testSite()
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('nothing strange is asked of the content service', async () => {
  const site = await testSite()
  for (const path of STRANGE.filter((one) => one.includes('%'))) await site.get(path)
  const asked = site.content.asked.filter((name) => !/^(Settings|Redirects)/.test(name))
  expect(asked).toEqual([])
})

test('an address in capitals leads to the one in small letters', async () => {
  const site = await testSite()
  const response = await site.get('/The-Bay')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/the-bay'])
})
