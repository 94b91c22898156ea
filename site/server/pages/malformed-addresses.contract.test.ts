import { expect, test } from 'vitest'
import { testSite } from '../../testing/test-site.ts'

const MALFORMED = [
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

test.each(MALFORMED)('%s is a 404', async (path) => {
  const site = await testSite()
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('malformed addresses are not sent to the content service', async () => {
  const site = await testSite()
  for (const path of MALFORMED.filter((one) => one.includes('%'))) await site.get(path)
  const queries = site.content.asked.filter((name) => !/^(Settings|Redirects)/.test(name))
  expect(queries).toEqual([])
})

test('an address in upper case redirects to lower case', async () => {
  const site = await testSite()
  const response = await site.get('/The-Bay')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/the-bay'])
})
