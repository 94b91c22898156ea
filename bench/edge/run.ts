import { parseArgs } from 'node:util'
import { freePorts } from '../../launch/ports.ts'
import { areInstalled } from '../../testing/installed.ts'
import { bounded, exactly, noted, notMeasured, type Row, report } from '../../testing/table.ts'
import { startVarnish } from '../../testing/varnish.ts'
import { listOf, readDocuments } from '../content/documents.ts'
import { type Service, startService } from '../content/start.ts'
import { type BenchSite, startSite } from '../publish/site.ts'
import { describeLoad } from '../quiet.ts'
import { acknowledge, ask, untilShown } from './watch.ts'

const COPIES = 3
const BOUND_MS = 1000
/** How often each place is asked again after an edit was acknowledged. */
const ASKED_AGAIN = 5

/**
 * Measures how long a published edit takes until Varnish has it, before three copies of the site, and
 * counts answers that are older than what all copies have acknowledged.
 */
async function measureEdge(edits: number): Promise<Row[]> {
  if (!areInstalled('varnishd', 'gcc'))
    return [notMeasured('Publish to fresh in Varnish', 'Varnish is not installed')]
  const [edgePort = 0, ...ports] = await freePorts(1 + COPIES)
  const list = listOf(await readDocuments())
  const publishUrl = ports.map((port) => `http://127.0.0.1:${port}/publish`).join()
  const service = await startService({ list, databaseUrl: '', publishUrl })
  const running: { dispose: () => Promise<void> }[] = [service]
  try {
    console.log('The demo, three copies of the site and Varnish; this takes minutes …')
    await service.seed()
    await service.announce()
    const own = { EDGE: 'varnish', EDGE_URL: `http://127.0.0.1:${edgePort}`, PAGE_CACHE_MB: '256' }
    const sites: BenchSite[] = []
    for (const port of ports) sites.push(await startSite(service, port, own))
    running.push(...sites)
    const edge = await startVarnish(edgePort, ports)
    running.push({ dispose: edge.stop })
    const urls = [edge.url, ...sites.map(({ url }) => url)]
    for (const path of await service.addresses()) for (const url of urls) await ask(url + path)
    console.log('All pages are in Varnish. Editing …')
    return await measureEdits(service, urls, edits)
  } finally {
    for (const one of running.reverse()) await one.dispose()
  }
}

async function measureEdits(service: Service, urls: readonly string[], edits: number) {
  const [edge = '', ...sites] = urls
  const spans: number[] = []
  const count = { older: 0, stale: 0, kept: 0 }
  for (let number = 0; number < edits; number++) {
    const { path, title } = await service.edit(number)
    const begun = performance.now()
    const shown = untilShown(edge + path, title, begun)
    await acknowledge(sites)
    for (let again = 0; again < ASKED_AGAIN; again++)
      for (const url of urls) {
        const { html, isStale } = await ask(url + path)
        if (!html.includes(title)) count[isStale ? 'stale' : 'older']++
      }
    spans.push(await shown)
    if ((await ask(edge + path)).isKept) count.kept++
  }
  spans.sort((one, other) => one - other)
  const at = (share: number) => spans[Math.floor((spans.length - 1) * share)] ?? Number.NaN
  return [
    noted(`Publish to fresh in Varnish, ${edits} edits, median`, `${Math.round(at(0.5))} ms`),
    bounded('  95th percentile', at(0.95), BOUND_MS, 'ms'),
    exactly('  answers older than what was acknowledged, sold as current', count.older, 0),
    noted('  sent as out of date, because the new page took longer than 3 s', `${count.stale}`),
    noted('  asked after an acknowledgement', `${edits * ASKED_AGAIN * urls.length} times`),
    bounded(
      '  edits after which Varnish has kept the new page',
      (count.kept / edits) * 100,
      95,
      '%',
      true,
    ),
    noted('  machine', describeLoad()),
  ]
}

/** `npm run bench edge -- [--edits 300]` */
export async function main(): Promise<void> {
  const { values } = parseArgs({ options: { edits: { type: 'string', default: '300' } } })
  const edits = Number(values.edits)
  if (!Number.isInteger(edits) || edits < 10)
    throw new Error('At least 10 edits: npm run bench edge -- [--edits 300]')
  report(await measureEdge(edits))
}
