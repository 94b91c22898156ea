import { createLog } from '@belvedere/kit/log.ts'
import { expect, test, vi } from 'vitest'
import { publish, testSite } from '../testing/test-site.ts'
import { Metrics } from './http/metrics.ts'

const page = (id: string, title = `Page ${id}`) => ({ id, title, blocks: [] })

async function watched() {
  const metrics = new Metrics()
  const site = await testSite({ metrics })
  /** The value of a series, as Prometheus reads it. */
  const value = (series: string) => {
    const line = metrics.registry
      .text()
      .split('\n')
      .find((text) => text.startsWith(`${series} `))
    return line && Number(line.slice(series.length + 1))
  }
  return { site, metrics, value }
}

const ANSWERS = 'belvedere_site_page_answers_total'
const LAG = 'belvedere_site_publish_lag_seconds'

test('answers are counted by cache state and class of status', async () => {
  const { site, value } = await watched()
  site.content.pages.set('one', page('1'))
  await site.text('/one')
  const hit = await site.get('/one')
  await site.get('/one', { headers: { 'if-none-match': hit.headers.get('etag') ?? '' } })
  await site.get('/one/_payload.json')
  await site.text('/none')
  expect(value(`${ANSWERS}{cache="miss",status="2xx"}`)).toBe(1)
  expect(value(`${ANSWERS}{cache="hit",status="2xx"}`)).toBe(2)
  expect(value(`${ANSWERS}{cache="hit",status="3xx"}`)).toBe(1)
  expect(value(`${ANSWERS}{cache="none",status="4xx"}`)).toBe(1)
  expect(value('belvedere_site_render_seconds_count')).toBe(1)
  expect(value('belvedere_site_pages_cached')).toBe(1)
  expect(value('belvedere_site_pages_cached_bytes')).toBeGreaterThan(1000)
  expect(value('belvedere_site_query_seconds_count{operation="Page"}')).toBe(2)
})

test('no path is in the metrics', async () => {
  const { site, metrics } = await watched()
  site.content.pages.set('secret-page', page('1'))
  await site.text('/secret-page')
  await site.text('/unknown-page')
  expect(metrics.registry.text()).not.toMatch(/secret-page|unknown-page/)
})

test('the lag of a publish counts from the commit, for the change and for the page', async () => {
  const { site, value } = await watched()
  site.content.pages.set('one', page('1'))
  await site.text('/one')
  site.content.feed.add(['pages:1'], 45_000)
  await publish(site, [], { sequence: site.content.feed.latest() })
  await vi.waitFor(() => expect(value(`${LAG}_count{step="fresh"}`)).toBe(1))
  for (const step of ['known', 'fresh']) {
    expect(value(`${LAG}_count{step="${step}"}`)).toBe(1)
    expect(value(`${LAG}_bucket{step="${step}",le="30"}`)).toBe(0)
    expect(value(`${LAG}_bucket{step="${step}",le="60"}`)).toBe(1)
  }
  expect(value('belvedere_site_feed_sequence')).toBe(site.content.feed.latest())
  expect(value('belvedere_site_feed_contact_age_seconds')).toBeLessThan(30)
})

test('during an outage pages stay stale, and failures are counted with their reason', async () => {
  const { site, value } = await watched()
  site.content.pages.set('one', page('1'))
  await site.text('/one')
  site.content.isDown = true
  site.content.feed.add(['pages:1'], 45_000)
  await publish(site, [], { sequence: site.content.feed.latest() })
  const failures = 'belvedere_site_query_failures_total{operation="Page",reason="unreachable"}'
  await vi.waitFor(() => expect(value(failures)).toBeGreaterThan(0))
  expect((await site.get('/one')).headers.get('x-cache')).toBe('stale')
  expect(value('belvedere_site_pages_stale')).toBe(1)
  expect(value('belvedere_site_oldest_stale_page_seconds')).toBeGreaterThanOrEqual(45)
  expect(value(`${ANSWERS}{cache="stale",status="2xx"}`)).toBe(1)
  site.content.feed.isDown = true
  await publish(site, ['pages:1'])
  expect(value('belvedere_site_feed_failures_total')).toBeGreaterThan(0)
})

const titled = (title: string) => ({ id: '1', title, blocks: [] })
const OWN = /^[0-9a-f]{16}$/

function recorded() {
  const lines: { message: string; request?: string; page?: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  return { log: createLog('site', { level: 'info', json: true, write }), lines }
}

test('the id of a request is in its answer, its queries and its log lines', async () => {
  const { log, lines } = recorded()
  const site = await testSite({ log })
  site.content.pages.set('one', titled('One'))
  const miss = await site.get('/one', { headers: { 'x-request-id': 'from.a-proxy_1' } })
  expect(miss.headers.get('x-request-id')).toBe('from.a-proxy_1')
  expect(site.content.requestIds.get('Page one')).toBe('from.a-proxy_1')

  site.content.isDown = true
  const lost = await site.get('/two', { headers: { 'x-request-id': 'not sane' } })
  const id = lost.headers.get('x-request-id')
  expect([lost.status, id]).toEqual([503, expect.stringMatching(OWN)])
  expect(site.content.requestIds.get('Page two')).toBe(id)
  const line = lines.find(({ page: path }) => path === '/two')
  expect(line).toMatchObject({ message: 'Error fetching page:', request: id })
})

test('an answer from the cache has no request id', async () => {
  const site = await testSite()
  site.content.pages.set('one', titled('One'))
  await site.text('/one')
  const hit = await site.get('/one')
  expect([hit.headers.get('x-cache'), hit.headers.get('x-request-id')]).toEqual(['hit', null])
})

test('a refresh has its own id, and reading a change has that of its publish message', async () => {
  const { log, lines } = recorded()
  const site = await testSite({ log })
  site.content.pages.set('one', titled('One'))
  await site.text('/one')
  const answer = await publish(site, ['pages:1'])
  const id = answer.headers.get('x-request-id')
  expect(lines.findLast(({ message }) => message.startsWith('Changes published'))).toMatchObject({
    request: id,
    tags: 'pages:1',
  })
  await vi.waitFor(() => {
    expect(site.content.requestIds.get('Page one')).toMatch(/^refresh-[0-9a-f]{16}$/)
  })
})
