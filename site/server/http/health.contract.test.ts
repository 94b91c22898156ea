import { expect, test, vi } from 'vitest'
import { fakeContent } from '../../testing/fake-content.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { publish, testSite } from '../../testing/test-site.ts'

async function ask(site: Awaited<ReturnType<typeof testSite>>, path = '/readyz') {
  const answer = await site.get(path)
  const { headers, status } = answer
  expect(headers.get('cache-control')).toBe('no-store')
  return { status, retryAfter: headers.get('retry-after'), ...(await answer.json()) }
}

const READY = { status: 200, retryAfter: null, ok: true }

test('a site without pages is ready while the content service answers', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await vi.waitFor(async () => expect(await ask(site)).toEqual(READY))
  site.content.isDown = true
  await clock.pass(2001)
  expect(await ask(site)).toMatchObject({ status: 503 })
})

test('without pages and without content service the site is alive, but not ready', async () => {
  const site = await testSite()
  site.content.isDown = true
  await vi.waitFor(async () =>
    expect(await ask(site)).toEqual({
      status: 503,
      retryAfter: '2',
      ok: false,
      reason: 'There are no pages yet, and the content service does not answer: see the log.',
    }),
  )
  expect(await ask(site, '/healthz')).toEqual(READY)
})

test('a site without pages is not ready before the change feed was read', async () => {
  const content = await fakeContent()
  content.feed.isDown = true
  const site = await testSite({ content })
  expect(await ask(site)).toMatchObject({
    status: 503,
    reason: 'There are no pages yet, and the change feed was never read: see the log.',
  })
})

test('a site with a page is ready, whatever is down', async () => {
  const site = await testSite()
  site.content.pages.set('one', { id: '1', title: 'One', blocks: [] })
  await site.text('/one')
  site.content.isDown = true
  site.content.feed.isDown = true
  expect(await ask(site)).toEqual(READY)
})

test('a site that is shutting down is not ready, and still answers requests', async () => {
  const end = new AbortController()
  const site = await testSite({ signal: end.signal })
  site.content.pages.set('one', { id: '1', title: 'One', blocks: [] })
  await site.text('/one')
  end.abort()
  expect(await ask(site)).toMatchObject({ status: 503, reason: 'The site is shutting down.' })
  expect(await ask(site, '/healthz')).toEqual(READY)
  expect((await site.get('/one')).status).toBe(200)
})

test('a page or a redirect cannot replace a health check', async () => {
  const site = await testSite()
  for (const slug of ['healthz', 'readyz'])
    site.content.pages.set(slug, { id: slug, title: 'A page', blocks: [] })
  site.content.redirects = [{ from: '/healthz', to: '/elsewhere', status: 301 }]
  await publish(site, ['redirects'])
  for (const path of ['/healthz', '/healthz?probe=1', '/readyz?x'])
    expect(await ask(site, path)).toEqual(READY)
  expect((await site.get('/healthz', { method: 'POST' })).status).toBe(405)
  expect((await site.get('/healthz', { method: 'HEAD' })).status).toBe(200)
})
