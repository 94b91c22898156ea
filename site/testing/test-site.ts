import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proxyList } from '@belvedere/kit/forwarded.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { sign } from '@belvedere/kit/signature.ts'
import { onTestFinished } from 'vitest'
import type { EnquiryOptions } from '../server/enquiries/create.ts'
import type { Assets } from '../server/render/assets.ts'
import { createSite } from '../server/site.ts'
import type { SiteOptions } from '../server/site-options.ts'
import { fakeContent, PUBLISH_KEY, TOKEN } from './fake-content.ts'
import { testKinds } from './kinds.tsx'
import { address, listenOnFreePort } from './loopback.ts'

type FakeContent = Awaited<ReturnType<typeof fakeContent>>

export { PUBLISH_KEY }

export const testAssets: Assets = {
  build: { id: 'build-1', timestamp: '2026-01-01T00:00:00.000Z' },
  earlierBuilds: [],
  entry: '/assets/entry.js',
  isStrict: true,
  stylesheets: (kinds) =>
    ['shell', ...new Set(kinds)].map((name) => ({
      href: `/assets/${name}.css`,
      css: `.${name}{}`,
    })),
  modules: ['/assets/common.js'],
  file: () => undefined,
}

type TestOptions = Partial<SiteOptions> & {
  /** Renders published pages ahead, as the program does. */
  isAhead?: boolean
  /** The content service of another replica of the site. */
  content?: FakeContent
} & Pick<EnquiryOptions, 'limits' | 'proofCost'>

/** A busy machine may take seconds for an answer or to render a page. */
const PATIENT = { maxWaitMs: 30_000, maxFirstWaitMs: 30_000, contentTimeoutMs: 30_000 }

/**
 * Starts a site with the kinds of tests, and its content service, on loopback; both stop when the
 * test ends.
 */
export async function testSite({
  isAhead = false,
  limits,
  proofCost,
  ...options
}: TestOptions = {}) {
  const content = options.content ?? (await fakeContent())
  const logged: { message: string; fields?: Record<string, unknown> }[] = []
  const note = (message: string, fields?: Record<string, unknown>) =>
    void logged.push(fields ? { message, fields } : { message })
  const log: Log = { debug: () => {}, info: () => {}, warn: note, error: note }
  const end = new AbortController()
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-enquiries-'))
  const handler = createSite({
    contentUrl: content.url,
    contentToken: TOKEN,
    previewUrl: `${content.url}/preview`,
    studioUrl: 'https://studio.example.org',
    publishKey: PUBLISH_KEY,
    siteUrl: 'https://example.org',
    enquiries: {
      dir,
      proxies: proxyList(''),
      ...(limits && { limits }),
      ...(proofCost && { proofCost }),
    },
    visits: { dir: join(tmpdir(), `belvedere-visits-${randomUUID()}`), proxies: proxyList('') },
    assets: testAssets,
    kinds: testKinds,
    log,
    ...PATIENT,
    compression: { first: 1, later: 3 },
    ...(isAhead && { ahead: end.signal }),
    signal: end.signal,
    ...options,
  })
  let received = 0
  const server = createServer((request, response) => {
    handler(request, response)
    received++
  })
  const url = address(await listenOnFreePort(server))
  onTestFinished(() => {
    end.abort()
    server.closeAllConnections()
    server.close()
    content.close()
    rmSync(dir, { recursive: true, force: true })
  })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', ...init })
  const text = async (path: string) => (await get(path)).text()
  return {
    content,
    /** The folder of the outbox of enquiries. */
    outbox: dir,
    logged,
    /** How many requests have arrived. */
    received: () => received,
    url,
    get,
    text,
  }
}

type Site = Awaited<ReturnType<typeof testSite>>

/** Adds a change to the feed and sends a publish message to the site, as the content service does. */
export function publish(site: Site, tags: string[], change: Record<string, unknown> = {}) {
  const { timestamp = Math.floor(Date.now() / 1000), key = PUBLISH_KEY } = change
  const sequence = change.sequence ?? site.content.feed.add(tags)
  const body = typeof change.body === 'string' ? change.body : JSON.stringify({ sequence })
  const signature = sign({ key: String(key), timestamp: Number(timestamp), body })
  return site.get('/publish', {
    method: 'POST',
    body,
    headers: { 'x-belvedere-timestamp': String(timestamp), 'x-belvedere-signature': signature },
  })
}

/** The metrics of the site. */
export async function metrics(site: Site) {
  const headers = { authorization: `Bearer ${PUBLISH_KEY}` }
  const response = await site.get('/metrics.json', { headers })
  return response.json() as Promise<{
    renders: Record<string, number>
    queries: Record<string, number>
  }>
}
