import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test, vi } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { metrics, publish, testSite } from '../../testing/test-site.ts'

function page(id: string, text: string, tags: string[] = []) {
  return { id, title: `Page ${id}`, blocks: [wordsBlock(`i${id}`, text)], tags }
}

test('two hundred requests for an uncached page cause one render and one query', async () => {
  const site = await testSite()
  site.content.pages.set('about', page('3', 'About us'))
  const answers = await Promise.all(Array.from({ length: 200 }, () => site.get('/about')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await metrics(site)).toMatchObject({
    renders: { '/about': 1 },
    queries: { Page: 1, Shell: 1 },
  })
})

test('a cached page needs no query', async () => {
  const site = await testSite()
  site.content.pages.set('about', page('3', 'About us'))
  expect((await site.get('/about')).headers.get('x-cache')).toBe('miss')
  const again = await site.get('/about?utm_source=letter')
  expect(again.headers.get('x-cache')).toBe('hit')
  expect(site.content.asked.filter((operation) => operation === 'Page about')).toHaveLength(1)
})

test('publishing a record renders only the pages with its tag again', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First', ['media:7']))
  site.content.pages.set('two', page('2', 'Second'))
  await Promise.all([site.get('/one'), site.get('/two')])
  site.content.pages.set('one', page('1', 'First, changed', ['media:7']))
  expect((await publish(site, ['media:7'])).status).toBe(204)
  expect(await site.text('/one')).toContain('First, changed')
  expect((await metrics(site)).renders).toEqual({ '/one': 2, '/two': 1 })
})

test('a page is not rendered again when its content is unchanged', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  await site.get('/one')
  await publish(site, ['pages:1'])
  await vi.waitFor(async () => {
    expect((await site.get('/one')).headers.get('x-cache')).toBe('hit')
    expect(site.content.asked.filter((name) => name === 'Page one')).toHaveLength(2)
  })
  expect((await metrics(site)).renders).toEqual({ '/one': 1 })
})

test('an invalidated page is rendered again without a request', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  await site.get('/one')
  site.content.pages.set('one', page('1', 'Changed'))
  await publish(site, ['pages:1'])
  await vi.waitFor(async () => expect((await metrics(site)).renders).toEqual({ '/one': 2 }))
  expect(await site.text('/one')).toContain('Changed')
  expect((await metrics(site)).renders).toEqual({ '/one': 2 })
})

test('a change published during a render is in the page', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'Old'))
  site.content.beforeAnswer = async (operation) => {
    if (operation !== 'Page one' || site.content.pages.get('one')?.title === 'New') return
    site.content.pages.set('one', { ...page('1', 'New'), title: 'New' })
    await publish(site, ['pages:1'])
  }
  expect(parseHtml(await site.text('/one')).title).toBe('New')
  expect(parseHtml(await site.text('/one')).title).toBe('New')
})

test('publishing settings updates every page', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  await site.get('/one')
  site.content.global = { copyright: 'Nobody, 2031' }
  await publish(site, ['global:global'])
  expect(await site.text('/one')).toContain('Nobody, 2031')
})

test('while the content service is down the stale page is served', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  await site.get('/one')
  site.content.isDown = true
  await publish(site, ['pages:1'])
  const response = await site.get('/one')
  expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'stale'])
  expect(await response.text()).toContain('First')
})

test('a stale page is refreshed once the content service is back', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  await site.get('/one')
  site.content.isDown = true
  await publish(site, ['pages:1'])
  await site.get('/one')
  Object.assign(site.content, { isDown: false }).pages.set('one', page('1', 'Second'))
  await publish(site, ['pages:1'])
  expect(await site.text('/one')).toContain('Second')
})

test('a content service that hangs does not delay the stale page', async () => {
  const site = await testSite({ maxWaitMs: 50 })
  site.content.pages.set('one', page('1', 'First'))
  await site.get('/one')
  const answer = Promise.withResolvers<void>()
  site.content.beforeAnswer = () => answer.promise
  await publish(site, ['pages:1'])
  expect((await site.get('/one')).headers.get('x-cache')).toBe('stale')
  answer.resolve()
})

test('unchanged documents and payloads are answered with 304', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  for (const path of ['/one', '/one/_payload.json']) {
    const etag = (await site.get(path)).headers.get('etag') ?? ''
    const again = await site.get(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})

test('a payload is immutable only at the address with its current hash', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  const etag = (await site.get('/one/_payload.json')).headers.get('etag') ?? ''
  const hash = /"(.+)"/.exec(etag)?.[1]
  const caching = async (query: string) =>
    (await site.get(`/one/_payload.json${query}`)).headers.get('cache-control')
  expect(await caching(`?${hash}`)).toContain('immutable')
  expect(await caching('?another')).toContain('must-revalidate')
  expect(await caching('')).toContain('must-revalidate')
})

test('a page has the encoding that the client accepts; HEAD has no body', async () => {
  const site = await testSite()
  site.content.pages.set('one', page('1', 'First'))
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await site.get('/one', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await response.text()).toContain('First')
  }
  const head = await site.get('/one', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

type Site = Awaited<ReturnType<typeof testSite>>

/** Longer than the interval at which the site reads the change feed. */
const NEXT_READING_MS = 3500

async function warm(site: Site, text = 'First') {
  site.content.pages.set('one', page('1', text))
  expect(await site.text('/one')).toContain(text)
}

const fresh = (site: Site, text: string) =>
  vi.waitFor(async () => {
    const response = await site.get('/one')
    expect(await response.text()).toContain(text)
    expect(response.headers.get('x-cache')).toBe('hit')
  })

test('a replica that no message reaches shows a change within seconds', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  const other = await testSite({ content: site.content })
  await other.text('/one')
  site.content.pages.set('one', page('1', 'Second'))
  await publish(site, ['pages:1'])
  expect(await site.text('/one')).toContain('Second')
  await clock.pass(NEXT_READING_MS)
  await fresh(other, 'Second')
})

test('a change during an outage of the feed is shown after the outage', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.feed.isDown = true
  site.content.pages.set('one', page('1', 'Second'))
  expect((await publish(site, ['pages:1'])).status).toBe(503)
  site.content.feed.isDown = false
  await clock.pass(2 * NEXT_READING_MS)
  await fresh(site, 'Second')
})

test('after the database was replaced every page is rendered again', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.pages.set('one', page('1', 'Restored'))
  site.content.feed.replace()
  await clock.pass(NEXT_READING_MS)
  await fresh(site, 'Restored')
})

test('a page that is rendered with settings older than the known change is not fresh', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.global = { copyright: 'New owners' }
  site.content.beforeAnswer = async (operation) => {
    site.content.isDown = operation === 'Shell'
  }
  await publish(site, ['global:global', 'pages:1'])
  const old = await site.get('/one')
  expect([old.headers.get('x-cache'), await old.text()]).toEqual([
    'stale',
    expect.not.stringContaining('New owners'),
  ])
  site.content.beforeAnswer = async () => {
    site.content.isDown = false
  }
  // The failed page is tried again after a delay.
  await clock.pass(10_000)
  await vi.waitFor(async () => expect(await site.text('/one')).toContain('New owners'))
})

test('settings that have changed without a message make every page stale', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.global = { copyright: 'New owners' }
  // The change is known for another record only, and the page of that record needs the settings
  // again.
  await clock.pass(6 * 60_000)
  site.content.pages.set('two', page('2', 'Other'))
  expect(await site.text('/two')).toContain('New owners')
  await vi.waitFor(async () => expect(await site.text('/one')).toContain('New owners'))
})
