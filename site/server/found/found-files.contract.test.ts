import { expect, test, vi } from 'vitest'
import { parseXml, textsOf } from '../../testing/parse-xml.ts'
import { indexedPage } from '../../testing/records.ts'
import { publish, testAssets, testSite } from '../../testing/test-site.ts'
import { prepareFile, securityText } from './found-files.ts'

const FILES = ['/sitemap.xml', '/feed.xml', '/llms.txt'] as const
const TYPES = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
}

async function siteWithPages() {
  const site = await testSite()
  const house = indexedPage('/real-estate/villas/casa-1', { title: 'Casa & <One>' })
  site.content.indexedPages = [indexedPage('/'), indexedPage('/about'), house]
  return site
}

const count = (asked: string[]) => asked.filter((name) => name === 'IndexedPages').length

test.each(Object.entries(TYPES))(
  '%s is sent as %s, and with a 304 if it is unchanged',
  async (path, type) => {
    const site = await siteWithPages()
    const { status, headers } = await site.get(`${path}?from=a-crawler`)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const etag = headers.get('etag') ?? ''
    expect((await site.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await site.get(path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(Number(head.headers.get('content-length'))).toBe((await site.text(path)).length)
    expect(await head.text()).toBe('')
    expect((await site.get(path, { method: 'POST' })).status).toBe(405)
  },
)

test('robots.txt names the sitemap and keeps crawlers from data and previews', async () => {
  const site = await testSite()
  site.content.isDown = true
  expect((await site.text('/robots.txt')).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /*_payload.json',
    'Disallow: /*?preview=',
    'Disallow: /*&preview=',
    '',
    'Sitemap: https://example.org/sitemap.xml',
    '',
  ])
})

test('a robots.txt in the build replaces the generated one', async () => {
  const body = 'User-agent: *\nDisallow: /\n'
  const closed = await prepareFile('/robots.txt', body)
  const file = (path: string) => (path === '/robots.txt' ? closed : undefined)
  const site = await testSite({ assets: { ...testAssets, file } })
  expect(await site.text('/robots.txt')).toBe(body)
  expect((await site.get('/favicon.svg')).status).toBe(404)
})

test('all files are made from one query', async () => {
  const site = await siteWithPages()
  for (const path of [...FILES, ...FILES]) await site.get(path)
  expect(count(site.content.asked)).toBe(1)
})

test('the sitemap has every page once, and no path that is no page', async () => {
  const site = await siteWithPages()
  site.content.indexedPages.push(indexedPage('/no_page'))
  const addresses = textsOf(parseXml(await site.text('/sitemap.xml')), 'loc')
  expect(addresses).toEqual(
    ['/', '/about', '/real-estate/villas/casa-1'].map((path) => `https://example.org${path}`),
  )
  expect((await site.get('/sitemap-1.xml')).status).toBe(404)
})

test.each(['pages:4', 'listings:7:card', 'global:home', 'global:site'])(
  'a change of %s is in the sitemap',
  async (tag) => {
    const site = await siteWithPages()
    await site.get('/sitemap.xml')
    site.content.indexedPages = [indexedPage('/new')]
    await publish(site, [tag])
    await vi.waitFor(async () => expect(await site.text('/sitemap.xml')).toContain('/new</loc>'))
  },
)

test('a change of the menu does not change the sitemap', async () => {
  const site = await siteWithPages()
  await site.get('/sitemap.xml')
  await publish(site, ['global:global', 'redirects:list'])
  expect((await site.get('/sitemap.xml')).headers.get('x-cache')).toBe('hit')
  expect(count(site.content.asked)).toBe(1)
})

test('while the content service is down the last files are sent', async () => {
  const site = await siteWithPages()
  const texts = await Promise.all(FILES.map(site.text))
  site.content.isDown = true
  await publish(site, ['pages:4'])
  expect(await Promise.all(FILES.map(site.text))).toEqual(texts)
  expect((await site.get('/feed.xml')).headers.get('x-cache')).toBe('stale')
})

test.each(FILES)('%s is a 503 with a sentence if the index was never read', async (path) => {
  const site = await testSite()
  site.content.isDown = true
  const response = await site.get(path)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.text()).toContain('has not arrived from the content service yet')
})

test('the contact for vulnerabilities is at its well-known address, if there is one', async () => {
  const site = await testSite({ securityContact: 'mailto:security@example.org' })
  const answer = await site.get('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(await answer.text()).toMatch(/^Contact: mailto:security@example\.org\nExpires: 20/)
  const without = await testSite()
  expect((await without.get('/.well-known/security.txt')).status).toBe(404)
})

test('security.txt expires after half a year, and contains its own address', () => {
  const text = securityText(
    'https://example.org/report',
    'https://example.org',
    Date.UTC(2026, 0, 1),
  )
  expect(text.split('\n')).toEqual([
    'Contact: https://example.org/report',
    'Expires: 2026-06-30T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://example.org/.well-known/security.txt',
  ])
})
