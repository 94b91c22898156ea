import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proxyList } from '@belvedere/kit/forwarded.ts'
import type { VisitBatch } from '@belvedere/kit/visits/batch.ts'
import { expect, onTestFinished, test } from 'vitest'
import { BROWSER, countedIn, sendBeacon as send } from '../../testing/send-beacon.ts'
import { testSite } from '../../testing/test-site.ts'
import type { HandedOver } from './hand-over.ts'
import { Visits } from './visits.ts'

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const HOUSE = '/real-estate/villas/casa-alba'

function open(options: Partial<ConstructorParameters<typeof Visits>[0]> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-visits-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const handed: VisitBatch[] = []
  const state = { outcome: 'counted' as HandedOver }
  const handOver = async (batch: VisitBatch) => {
    handed.push(batch)
    return state.outcome
  }
  const make = () =>
    new Visits({
      dir,
      proxies: proxyList(''),
      siteUrl: 'https://example.org',
      isPublished: (path) => ['/', '/spa', HOUSE].includes(path),
      handOver,
      log,
      ...options,
    })
  return { dir, handed, state, make, visits: make() }
}

const from = { referrer: 'www.news.example', source: 'letter', medium: '', campaign: 'may' }

test('pages, listings, referrers and campaigns are counted', async () => {
  const { visits, handed } = open()
  await send(visits, { path: '/', from })
  await send(visits, { path: HOUSE })
  await send(visits, { path: '/', from: { ...from, referrer: '', source: '', campaign: '' } })
  await visits.flush()
  expect(countedIn(handed)).toEqual({
    'page /': 2,
    [`page ${HOUSE}`]: 1,
    [`listing ${HOUSE}`]: 1,
    'referrer news.example': 1,
    'referrer direct': 1,
    'campaign letter / – / may': 1,
  })
})

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a browser without a person', { 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
  ['a visitor with Do Not Track', { dnt: '1' }],
])('%s is answered like others and not counted', async (_, headers) => {
  const { visits, handed } = open()
  expect(await send(visits, { path: '/', from }, headers)).toBe(204)
  await visits.flush()
  expect(handed).toEqual([])
})

test('paths that are not published do not fill the table', async () => {
  const { visits, handed } = open()
  for (let i = 0; i < 50; i++) expect(await send(visits, { path: `/x${i}`, from })).toBe(204)
  await visits.flush()
  expect(handed).toEqual([])
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': undefined }],
  [{ 'sec-fetch-site': undefined, origin: 'https://elsewhere.example' }],
])('a request from another site is refused: %o', async (headers) => {
  expect(await send(open().visits, { path: '/' }, headers)).toBe(403)
})

test('an older browser names the origin', async () => {
  const headers = { 'sec-fetch-site': undefined, origin: 'https://example.org' }
  expect(await send(open().visits, { path: '/' }, headers)).toBe(204)
})

test('a client counts 120 times a minute at most; others are not affected', async () => {
  const { visits, handed } = open()
  for (let i = 0; i < 200; i++)
    await send(visits, { path: '/' }, { 'x-forwarded-for': '192.0.2.1' })
  await send(visits, { path: '/' }, { 'x-forwarded-for': '192.0.2.2' })
  await visits.flush()
  expect(countedIn(handed)).toEqual({ 'page /': 121 })
  expect(JSON.stringify(handed)).not.toContain('192.0.2')
})

test('long and odd bodies are refused', async () => {
  const { visits } = open()
  expect(await send(visits, 'x'.repeat(3000))).toBe(413)
  expect(await send(visits, '{"path":"/","visitor":"7"}')).toBe(400)
})

test('counts wait on disk until they are acknowledged, over a restart too', async () => {
  const { visits, make, dir, handed, state } = open()
  state.outcome = 'away'
  await send(visits, { path: '/spa' })
  await visits.flush()
  expect(readdirSync(dir)).toHaveLength(1)
  state.outcome = 'counted'
  await make().flush()
  expect(new Set(handed.map(({ id }) => id)).size).toBe(1)
  expect(handed[1]).toEqual(handed[0])
  expect(readdirSync(dir)).toEqual([])
})

test('at the end of the process the counts are written to disk', async () => {
  const end = new AbortController()
  const { visits, dir } = open({ signal: end.signal })
  await send(visits, { path: '/spa' })
  end.abort()
  expect(readdirSync(dir)).toHaveLength(1)
})

test('a batch that the service never accepts does not delay others', async () => {
  const { visits, dir, state } = open()
  state.outcome = 'refused'
  await send(visits, { path: '/spa' })
  await visits.flush()
  expect(readdirSync(dir)).toEqual([])
})

test('a batch that fails again and again does not delay others', async () => {
  const failing = new Set<string>()
  const taken: VisitBatch[] = []
  const handOver = async (batch: VisitBatch) => {
    if (failing.size < 2) failing.add(batch.id)
    if (failing.has(batch.id)) return 'away'
    taken.push(batch)
    return 'counted'
  }
  const { visits, dir } = open({ handOver })
  for (let i = 0; i < 5; i++) {
    await send(visits, { path: '/spa' })
    await visits.flush()
  }
  expect(countedIn(taken)).toEqual({ 'page /spa': 3 })
  expect(readdirSync(dir)).toHaveLength(2)
})

test('while the service is down three batches are tried each time, different ones every time', async () => {
  const { visits, handed, state } = open()
  state.outcome = 'away'
  for (let i = 0; i < 5; i++) {
    await send(visits, { path: '/spa' })
    await visits.flush()
  }
  const before = handed.length
  await visits.flush()
  await visits.flush()
  expect(handed.length - before).toBe(6)
  expect(new Set(handed.slice(before).map(({ id }) => id)).size).toBe(5)
})

test('a file that cannot be removed does not end the hand-over', async () => {
  const warned: string[] = []
  const { visits, dir, handed } = open({ log: { ...log, warn: (text) => warned.push(text) } })
  await send(visits, { path: '/spa' })
  const flushed = visits.flush()
  // A folder at the path of each file cannot be removed, as on a read-only disk.
  for (const name of readdirSync(dir)) {
    rmSync(join(dir, name))
    mkdirSync(join(dir, name))
  }
  await flushed
  await send(visits, { path: '/' })
  await visits.flush()
  expect(countedIn(handed)).toEqual({ 'page /spa': 1, 'page /': 1 })
  expect(warned).toEqual(['Counts of visits could not be removed from disk.'])
})

test('more referrers than a day can hold are counted together', async () => {
  const { visits, handed } = open()
  for (let i = 0; i < 600; i++) {
    const headers = { 'x-forwarded-for': `192.0.2.${i % 200}` }
    await send(visits, { path: '/', from: { ...from, referrer: `r${i}.example` } }, headers)
  }
  await visits.flush()
  expect(countedIn(handed)).toMatchObject({ 'referrer other': 100, 'referrer r499.example': 1 })
  for (const batch of handed) expect(JSON.stringify(batch).length).toBeLessThan(64 * 1024)
})

test('the site accepts the views of its own pages', async () => {
  const site = await testSite()
  site.content.pages.set('spa', { id: '1', title: 'Spa', blocks: [] })
  await site.get('/spa')
  const headers = { 'user-agent': BROWSER, origin: 'https://example.org' }
  const body = JSON.stringify({ path: '/spa' })
  expect((await site.get('/visits', { method: 'POST', headers, body })).status).toBe(204)
  expect((await site.get('/visits')).status).toBe(404)
})
