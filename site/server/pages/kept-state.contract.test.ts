import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { indexedPage } from '../../testing/records.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { PUBLISH_KEY, publish, testAssets, testSite } from '../../testing/test-site.ts'
import { brotliInBackground } from '../http/encodings.ts'
import { type KeptState, openKeptState } from './kept-state.ts'

async function folder() {
  const dir = await mkdtemp(join(tmpdir(), 'belvedere-kept-'))
  // Pages are still being written.
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 10 }))
  return dir
}

function open(dir: string, change: Partial<Parameters<typeof openKeptState>[0]> = {}) {
  const logged: unknown[] = []
  const note = (message: string, fields?: object) => void logged.push({ message, ...fields })
  const log: Log = { debug: () => {}, info: () => {}, warn: note, error: note }
  const options = { dir, capBytes: 1e8, source: 'a', assets: testAssets, log, ...change }
  return openKeptState(options).then((kept) => ({ kept, logged }))
}

/** A site that has rendered two pages, with its settings and a redirect, and was then stopped. */
async function fillFolder() {
  const dir = await folder()
  const { kept } = await open(dir)
  const site = await testSite({ kept })
  site.content.global = { copyright: 'Kept, 2026' }
  site.content.redirects = [{ from: '/old', to: '/one', status: 301 }]
  for (const id of ['one', 'two'])
    site.content.pages.set(id, { id, title: `Page ${id}`, blocks: [], tags: ['media:7'] })
  const texts = await Promise.all(['/one', '/two', '/one/_payload.json'].map(site.text))
  await site.get('/nowhere')
  await untilKept(kept)
  expect(await readPages(dir)).toHaveLength(2)
  return { dir, site, kept, texts }
}

/** Pages are written twice: the second time with their best compression, which has a queue. */
async function untilKept(kept: KeptState) {
  await brotliInBackground(Buffer.from('last'), 3)
  await new Promise((resolve) => setImmediate(resolve))
  await kept.flush()
}

async function readPages(dir: string) {
  const files = globSync('*/pages/*', { cwd: dir }).map((name) => join(dir, name))
  return Promise.all(files.map(async (path) => ({ path, bytes: await readFile(path) })))
}

/** A site on this folder with its content service down. */
async function restart(dir: string, change: Parameters<typeof open>[1] = {}) {
  const { kept } = await open(dir, change)
  const site = await testSite({
    kept,
    ...(change.assets && { assets: { ...testAssets, ...change.assets } }),
  })
  site.content.isDown = true
  return site
}

test('a restarted site serves its sitemap without the content service', async () => {
  const dir = await folder()
  const { kept } = await open(dir)
  const site = await testSite({ kept })
  site.content.indexedPages = [indexedPage('/about')]
  const text = await site.text('/sitemap.xml')
  expect(text).toContain('https://example.org/about')
  await kept.flush()
  expect(await (await restart(dir)).text('/sitemap.xml')).toBe(text)
})

test('a restarted site serves its pages, payloads, settings and redirects without the content service', async () => {
  const { dir, texts } = await fillFolder()
  const site = await restart(dir)
  expect(await Promise.all(['/one', '/two', '/one/_payload.json'].map(site.text))).toEqual(texts)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await site.get('/two', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('x-cache')).toBe('stale')
    expect(await answer.text()).toBe(texts[1])
  }
  const moved = await site.get('/old')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/one'])
  const missing = await site.get('/missing')
  expect(missing.status).toBe(503)
  expect(await missing.text()).toContain('Kept, 2026')
})

test('restored pages are stale: they are rendered again, and invalidated by their tags', async () => {
  const { dir } = await fillFolder()
  const { kept } = await open(dir)
  const site = await testSite({ kept })
  for (const id of ['one', 'two']) site.content.pages.set(id, { id, title: 'New', blocks: [] })
  expect((await publish(site, ['media:7'])).status).toBe(204)
  expect(await site.text('/one')).toContain('New')
  expect((await site.get('/one')).headers.get('x-cache')).toBe('hit')
})

test('restored pages count as fresh in the receipt of a change once they are loaded', async () => {
  const { dir } = await fillFolder()
  const { kept } = await open(dir)
  const site = await testSite({ kept })
  for (const id of ['one', 'two']) site.content.pages.set(id, { id, title: 'New', blocks: [] })
  expect((await publish(site, ['media:7'])).status).toBe(204)
  const headers = { authorization: `Bearer ${PUBLISH_KEY}` }
  const ask = async () => (await site.get('/publish/receipts/1', { headers })).json()
  await vi.waitFor(async () => expect(await ask()).toMatchObject({ pages: 2, waiting: 0 }))
})

test('a hanging content service delays a restored page by less than a second', async () => {
  const { dir, texts } = await fillFolder()
  const clock = stopTheClock()
  const site = await restart(dir)
  const answer = Promise.withResolvers<void>()
  site.content.beforeAnswer = () => answer.promise
  const first = site.text('/one')
  await vi.waitFor(() => expect(site.content.asked).toContain('Page one'))
  await clock.pass(999)
  expect(await first).toBe(texts[0])
  answer.resolve()
})

test.each([
  ['half-written', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['altered', (bytes: Buffer) => Buffer.from(bytes).fill(1, bytes.length - 2)],
])('a page whose file is %s is dropped, and others are served', async (_, damage) => {
  const { dir } = await fillFolder()
  const [file] = (await readPages(dir)).filter(({ bytes }) => bytes.includes('"/one"'))
  await writeFile(file?.path ?? '', damage(file?.bytes ?? Buffer.alloc(0)))
  const site = await restart(dir)
  expect((await site.get('/one')).status).toBe(503)
  expect((await site.get('/two')).status).toBe(200)
  expect(await readPages(dir)).toHaveLength(1)
})

test('pages of another build are served while their assets exist, and dropped otherwise', async () => {
  const { dir } = await fillFolder()
  const build = { id: 'build-2', timestamp: '2026-02-01T00:00:00.000Z' }
  const without = (missing: string) => ({
    ...testAssets,
    build,
    file: (path: string) => (path.startsWith('/assets/') && path !== missing ? FILE : undefined),
  })
  const site = await restart(dir, { assets: without('/assets/other.js') })
  expect((await site.get('/one')).status).toBe(200)
  const later = await restart(dir, { assets: without('/assets/common.js') })
  expect((await later.get('/one')).status).toBe(503)
})

const FILE = {
  status: 200,
  etag: '',
  headers: [],
  encodings: { identity: { body: Buffer.alloc(0), headers: [] } },
}

test('an unpublished page is not served after a restart', async () => {
  const { dir, site, kept } = await fillFolder()
  site.content.pages.delete('one')
  await publish(site, ['pages:one', 'pages:slug=one'])
  expect((await site.get('/one')).status).toBe(404)
  await kept.flush()
  expect((await (await restart(dir)).get('/one')).status).toBe(503)
})

test('pages of another site or content service are not used', async () => {
  const { dir } = await fillFolder()
  expect((await (await restart(dir, { source: 'b' })).get('/one')).status).toBe(503)
})

test('a folder that cannot be written is logged, and pages come from memory', async () => {
  const dir = join(await folder(), 'file')
  await writeFile(dir, 'not a folder')
  const { kept, logged } = await open(dir)
  const site = await testSite({ kept })
  site.content.pages.set('one', { id: '1', title: 'One', blocks: [] })
  await site.get('/one')
  expect((await site.get('/one')).headers.get('x-cache')).toBe('hit')
  await vi.waitFor(() =>
    expect(logged).toContainEqual(expect.objectContaining({ reason: 'ENOTDIR' })),
  )
})
