import { expect, test, vi } from 'vitest'
import { fakeContent } from '../../testing/fake-content.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { publish, testSite } from '../../testing/test-site.ts'

type Site = Awaited<ReturnType<typeof testSite>>

/** A site, and what the port of its metrics says of it. */
async function watchedSite(options: Parameters<typeof testSite>[0] = {}) {
  let why: () => Promise<string | undefined> = async () => 'No reason was given.'
  const onReadiness = (own: typeof why) => {
    why = own
  }
  const site = await testSite({ ...options, onReadiness })
  return { site, why: () => why() }
}

const NOT_READY = { status: 503, retryAfter: '2', ok: false }

async function ask(site: Site, path = '/readyz') {
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
  const { site, why } = await watchedSite()
  site.content.isDown = true
  await vi.waitFor(async () => expect(await ask(site)).toEqual(NOT_READY))
  expect(await why()).toMatch(/^There are no pages yet, and the content service does not answer: ./)
  expect(await ask(site, '/healthz')).toEqual(READY)
})

test('a site without pages is not ready before the change feed was read', async () => {
  const content = await fakeContent()
  content.feed.isDown = true
  const { site, why } = await watchedSite({ content })
  expect(await ask(site)).toEqual(NOT_READY)
  expect(await why()).toBe(
    'There are no pages yet, and the change feed was never read: see the log.',
  )
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
  const { site, why } = await watchedSite({ signal: end.signal })
  site.content.pages.set('one', { id: '1', title: 'One', blocks: [] })
  await site.text('/one')
  end.abort()
  expect(await ask(site)).toEqual(NOT_READY)
  expect(await why()).toBe('The site is shutting down.')
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
