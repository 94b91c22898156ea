import { expect, test } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { metrics, publish, testAssets, testSite } from '../../testing/test-site.ts'

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
