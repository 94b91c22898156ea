import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { freePort } from '../../launch/ports.ts'
import { bounded, noted, printTable, type Row } from '../../testing/table.ts'
import { scratchDatabases } from '../content/databases.ts'
import { listOf, readDocuments } from '../content/documents.ts'
import { type Service, startService } from '../content/start.ts'
import { describeLoad } from '../quiet.ts'
import { type BenchSite, startSite } from './site.ts'

type Options = { pages: number; edits: number; databaseUrl: string; isOwnServer: boolean }

const AT_ONCE = 4
const BOUND_MS = 1000
const PAUSE_MS = 1500

/**
 * Measures how long a published edit takes until a visitor gets it, with all pages of a large site
 * cached: the page of the listing, and the other pages that show it.
 */
async function measurePublish(options: Options): Promise<Row[]> {
  const { pages, edits, databaseUrl, isOwnServer } = options
  const databases = await scratchDatabases(databaseUrl, isOwnServer)
  const port = await freePort()
  const list = listOf(await readDocuments())
  const url = databases.urls[0]
  const publishUrl = `http://127.0.0.1:${port}/publish`
  const service = await startService({ list, databaseUrl: url, publishUrl })
  let site: BenchSite | undefined
  try {
    console.log(`${databases.name}: the demo and ${pages} pages; this takes minutes …`)
    await service.seed()
    await service.fill(pages)
    await service.announce()
    site = await startSite(service, port)
    const addresses = await warm(site, await service.addresses())
    const load = noted('  machine', describeLoad())
    console.log(`${addresses} pages are cached. Editing …`)
    return [
      ...(await measureEdits(service, site, edits)),
      noted('  pages cached', `${addresses}`),
      load,
    ]
  } finally {
    await site?.dispose()
    await service.dispose()
    await databases.dispose()
  }
}

/** Visits every page once; a page that took too long is requested again. */
async function warm(site: BenchSite, addresses: string[]): Promise<number> {
  const queue = [...addresses]
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const isThere = await visit(site, path).then(
        () => true,
        () => false,
      )
      if (!isThere) queue.push(path)
      if (!isThere) await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return addresses.length
}

async function visit({ url }: BenchSite, path: string) {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  const html = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return { html, state: answer.headers.get('x-cache') }
}

async function measureEdits(service: Service, site: BenchSite, edits: number): Promise<Row[]> {
  const spans: number[] = []
  const others = { fresh: 0, all: 0 }
  for (let i = 0; i < edits; i++) {
    const { path, title } = await service.edit(i)
    const begun = performance.now()
    spans.push(await untilShown(site, path, title, begun))
    await sleep(Math.max(0, begun + BOUND_MS - performance.now()))
    // The other pages must be fresh by then, although no request has asked for them.
    for (const other of site.stale()) {
      others.all++
      if ((await visit(site, other)).state === 'hit') others.fresh++
    }
    await sleep(PAUSE_MS - BOUND_MS)
  }
  spans.sort((a, b) => a - b)
  const at = (share: number) => spans[Math.floor((spans.length - 1) * share)] ?? Number.NaN
  return [
    noted(`Publish to fresh, ${edits} edits, median`, `${Math.round(at(0.5))} ms`),
    bounded('  95th percentile', at(0.95), BOUND_MS, 'ms'),
    bounded(
      '  all pages concerned, fresh after 1 s',
      (others.fresh / others.all) * 100,
      95,
      '%',
      true,
    ),
    noted('  pages concerned by an edit', (others.all / edits).toFixed(1)),
  ]
}

async function untilShown(site: BenchSite, path: string, title: string, begun: number) {
  for (;;) {
    const { html } = await visit(site, path)
    const span = performance.now() - begun
    if (html.includes(title)) return span
    if (span > 30_000) throw new Error(`${path} does not show “${title}”.`)
    await sleep(10)
  }
}

const USAGE = 'npm run bench publish -- --pages 10000 [--edits 100] [--postgres]'

/** Measures the time from a published edit to the fresh page, with many pages in the cache. */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '10000' },
      edits: { type: 'string', default: '100' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const [pages, edits] = [Number(values.pages), Number(values.edits)]
  if (!Number.isInteger(pages) || pages < 100 || !Number.isInteger(edits) || edits < 10)
    throw new Error(`At least 100 pages and 10 edits: ${USAGE}`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  const rows = await measurePublish({ pages, edits, databaseUrl, isOwnServer: values.postgres })
  console.log()
  printTable(rows)
  process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
}
