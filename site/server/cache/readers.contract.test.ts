import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { createContentClient } from '../../content/client.ts'
import { fakeContent, TOKEN } from '../../testing/fake-content.ts'
import { wordsBlock } from '../../testing/kinds.tsx'
import { house, indexedPage } from '../../testing/records.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { metrics, publish, testAssets, testSite } from '../../testing/test-site.ts'
import { IndexReader } from './index-reader.ts'

async function estateSite(options: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(options)
  site.content.only.map = { title: 'The map', places: [] }
  site.content.only.realEstateOverview = { title: 'Real estate' }
  site.content.records.realEstateListing.push(house(1, { meshKey: 'villa-01' }))
  site.content.amenities.push({ id: 'a1', meshKey: 'spa', slug: 'spa', title: 'Spa' })
  site.content.global.menu = [{ id: 'l1', label: 'The peninsula', to: '/peninsula' }]
  site.content.pages.set('about', { id: '3', title: 'About', blocks: [] })
  return site
}

type Site = Awaited<ReturnType<typeof testSite>>

/** Lets one operation fail, as if the content service were gone at that moment. */
function failing(site: Site, operation: string) {
  site.content.beforeAnswer = async (asked) => {
    site.content.isDown = asked === operation
  }
}

async function open(site: Site, path: string) {
  const response = await site.get(path)
  const page = parseHtml(await response.text())
  const state = JSON.parse(page.querySelector('#state')?.textContent ?? '{}').page
  const inMenu = [...page.querySelectorAll('#menu a')].map((link) => link.textContent)
  return { status: response.status, state, inMenu, heading: page.querySelector('h1')?.textContent }
}

const settingsErrors = ({ logged }: Site) =>
  logged.filter(({ message }) => message.startsWith('Error fetching settings:'))

test('pages make the Settings call only if they use its lists', async () => {
  const site = await estateSite()
  await site.get('/about')
  expect(site.content.asked).toEqual(['Redirects', 'Page about', 'Shell'])
  await site.get('/real-estate')
  expect(site.content.asked.slice(3)).toEqual(['RealEstateOverview'])
  await site.get('/map')
  expect(site.content.asked.slice(4).sort()).toEqual(['Map', 'Settings'])
})

test('a page waits for settings that load slowly, and is cached with its menu', async () => {
  const clock = stopTheClock()
  const site = await estateSite({ maxWaitMs: 1000 })
  site.content.beforeAnswer = async (asked) => {
    if (asked === 'Shell') await clock.pass(1200)
  }
  const { status, inMenu } = await open(site, '/about')
  expect(status).toBe(200)
  expect(inMenu).toContain('The peninsula')
})

test('the error screen makes the Settings call once, for its menu', async () => {
  const site = await estateSite()
  const missing = await open(site, '/media')
  expect(missing).toMatchObject({ status: 404, inMenu: expect.arrayContaining(['The peninsula']) })
  await open(site, '/media/a/b')
  expect(site.content.asked).toEqual(['Redirects', 'Settings'])
  // Otherwise a navigation to another page would load a document.
  expect((await open(site, '/about')).state.settings).toBe(missing.state.settings)
})

test('an error screen without the Settings call continues with the known menu', async () => {
  const site = await estateSite()
  await site.get('/about')
  failing(site, 'Settings')
  const { status, heading, inMenu } = await open(site, '/media')
  expect({ status, heading }).toEqual({ status: 404, heading: 'Page not found' })
  expect(inMenu).toContain('The peninsula')
  expect(settingsErrors(site)).toHaveLength(1)
})

test('the map fails if its places cannot be fetched', async () => {
  const site = await estateSite()
  failing(site, 'Settings')
  const { status, inMenu } = await open(site, '/map')
  expect(status).toBe(503)
  expect(inMenu).toContain('The peninsula')
  expect(site.logged.map(({ message }) => message)).toContain('Error fetching page:')
  expect(settingsErrors(site).length).toBeGreaterThan(0)
})

const page = { id: '1', title: 'New', blocks: [wordsBlock('a')] }

async function answerTo(site: Awaited<ReturnType<typeof testSite>>, path: string) {
  const response = await site.get(path)
  return [response.status, response.headers.get('location')] as const
}

test('redirects take precedence over pages and use their own status', async () => {
  const site = await testSite()
  site.content.pages.set('old', { ...page, title: 'Old' })
  site.content.redirects = [
    { from: '/old', to: '/new', status: 301 },
    { from: '/gone/*', to: 'https://archive.example/*', status: 302 },
    { from: '/index.php', to: '/#top', status: 307 },
    { from: '/café', to: '/bahía', status: 308 },
  ]
  expect(await answerTo(site, '/old')).toEqual([301, '/new'])
  expect(await answerTo(site, '/OLD/?utm=1')).toEqual([301, '/new?utm=1'])
  expect(await answerTo(site, '/gone/a/b')).toEqual([302, 'https://archive.example/a/b'])
  expect(await answerTo(site, '/index.php?id=3')).toEqual([307, '/?id=3#top'])
  expect(site.content.asked).toEqual(['Redirects'])
})

test('a deleted page is gone, as a document and as a payload, and so is what was below it', async () => {
  const site = await testSite()
  site.content.redirects = [
    { from: '/spa', to: '', status: 410 },
    { from: '/spa/*', to: '', status: 410 },
  ]
  const response = await site.get('/spa')
  expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'no-store'])
  expect(await response.text()).toContain('Page not found')
  expect((await site.get('/spa/pool')).status).toBe(410)
  expect((await site.get('/spa/_payload.json')).status).toBe(410)
  const { id } = await (await site.get('/builds/latest.json')).json()
  const manifest = await (await site.get(`/builds/meta/${id}.json`)).json()
  expect(manifest.redirects).toEqual([])
  site.content.redirects = []
  await publish(site, ['redirects'])
  expect((await site.get('/spa')).status).toBe(404)
})

test('a payload request is redirected to the payload, or gets a 404 for another site', async () => {
  const site = await testSite()
  site.content.redirects = [
    { from: '/old', to: '/new', status: 301 },
    { from: '/older', to: '/', status: 301 },
    { from: '/away', to: 'https://elsewhere.example/', status: 301 },
  ]
  expect(await answerTo(site, '/old/_payload.json')).toEqual([301, '/new/_payload.json'])
  expect(await answerTo(site, '/old/_payload.json?utm=1')).toEqual([
    301,
    '/new/_payload.json?utm=1',
  ])
  expect(await answerTo(site, '/older/_payload.json')).toEqual([301, '/_payload.json'])
  expect(await answerTo(site, '/away/_payload.json')).toEqual([404, null])
})

test('wildcard redirects cannot lead to another site', async () => {
  const site = await testSite()
  site.content.redirects = [{ from: '/x/*', to: '/*', status: 301 }]
  for (const path of ['/x//evil.example', '/x/%5Cevil.example', '/x/\\evil.example', '/x/a@b']) {
    const [, location] = await answerTo(site, path)
    expect(new URL(location ?? '/', 'https://example.org').origin).toBe('https://example.org')
  }
})

test('a new redirect applies once its publish message is acknowledged, even to a cached page', async () => {
  const site = await testSite()
  site.content.pages.set('old', page)
  await site.get('/old')
  expect((await site.get('/old')).headers.get('x-cache')).toBe('hit')
  site.content.redirects = [{ from: '/old', to: '/new', status: 301 }]
  expect((await publish(site, ['redirects', 'redirects:1'])).status).toBe(204)
  expect(await answerTo(site, '/old')).toEqual([301, '/new'])
})

test('concurrent requests share one redirects query', async () => {
  const site = await testSite()
  site.content.pages.set('one', page)
  await Promise.all(Array.from({ length: 50 }, () => site.get('/one')))
  await site.get('/one')
  expect((await metrics(site)).queries).toMatchObject({ Redirects: 1 })
})

test('while the content service is down, known redirects and cached pages are still served', async () => {
  const site = await testSite({ maxWaitMs: 50 })
  site.content.pages.set('one', page)
  site.content.redirects = [{ from: '/old', to: '/one', status: 301 }]
  await site.get('/one')
  site.content.isDown = true
  await publish(site, ['redirects'])
  expect(await answerTo(site, '/old')).toEqual([301, '/one'])
  expect((await site.get('/one')).status).toBe(200)
})

test('pages are served if redirects cannot be fetched', async () => {
  const site = await testSite()
  site.content.pages.set('one', page)
  site.content.beforeAnswer = async (operation) => {
    site.content.isDown = operation === 'Redirects'
  }
  expect((await site.get('/one')).status).toBe(200)
  expect(site.logged.map(({ message }) => message).join()).toContain('Error fetching redirects')
})

test('the build manifest lists redirects and cached pages', async () => {
  const site = await testSite()
  site.content.pages.set('one', page)
  site.content.redirects = [{ from: '/old', to: '/one', status: 301 }]
  await site.get('/one')
  const response = await site.get('/builds/meta/build-1.json')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toEqual({
    id: 'build-1',
    timestamp: '2026-01-01T00:00:00.000Z',
    redirects: [{ from: '/old', to: '/one', status: 301 }],
    prerendered: ['/one'],
  })
  expect((await site.get('/builds/meta/build-0.json')).status).toBe(404)
})

test('the manifest is revalidated, and open tabs of earlier builds get theirs', async () => {
  const earlier = { id: 'build-0', timestamp: '2025-12-31T00:00:00.000Z' }
  const site = await testSite({ assets: { ...testAssets, earlierBuilds: [earlier] } })
  site.content.redirects = [{ from: '/old', to: '/one', status: 301 }]
  const response = await site.get('/builds/meta/build-0.json')
  expect(await response.json()).toMatchObject({ ...earlier, redirects: site.content.redirects })
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
  const again = () => site.get('/builds/meta/build-0.json', { headers })
  expect((await again()).status).toBe(304)
  site.content.redirects = []
  await publish(site, ['redirects'])
  expect((await again()).status).toBe(200)
})

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

async function readerOf() {
  const content = await fakeContent()
  content.indexedPages = [indexedPage('/')]
  const fetchContent = createContentClient({ url: content.url, token: TOKEN })
  const reader = new IndexReader({ fetchContent, log })
  await reader.read()
  return { content, reader, [Symbol.dispose]: content.close }
}

test('after a publish the index is read once more, although nobody asks', async () => {
  const clock = stopTheClock()
  using index = await readerOf()
  for (const id of [1, 2, 3]) index.reader.invalidate([`pages:${id}`])
  await clock.pass(60_000)
  await index.reader.read()
  expect(index.content.asked).toHaveLength(2)
})

test('a request right after a publish gets the new index', async () => {
  using index = await readerOf()
  index.content.indexedPages = [indexedPage('/new')]
  index.reader.invalidate(['pages:1'])
  expect(index.content.asked).toHaveLength(1)
  const result = await index.reader.read()
  expect(result?.value.pages.map(({ path }) => path)).toEqual(['/new'])
})
