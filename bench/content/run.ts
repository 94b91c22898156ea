import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { noted, type Row, report } from '../../testing/table.ts'
import { type Call, callsOf } from './calls.ts'
import { scratchDatabases } from './databases.ts'
import { listOf, readDocuments } from './documents.ts'
import { compareFacts } from './facts.ts'
import type { Rates } from './fill.ts'
import { compareHome } from './home.ts'
import { type Cost, measure, medianCost } from './measure.ts'
import { type Service, startService } from './start.ts'

type Options = { listings: number; databaseUrl: string; isOwnServer: boolean }

/** Few enough listings to have no effect; the home page must cost the same with many. */
const FEW = 100

const ROUNDS = 5
const TIMES = 20

/** Measures two services, one with few listings and one with many. */
async function measureContent(options: Options): Promise<Row[]> {
  const { listings, databaseUrl, isOwnServer } = options
  const documents = await readDocuments()
  const databases = await scratchDatabases(databaseUrl, isOwnServer)
  const services: Service[] = []
  try {
    for (const url of databases.urls)
      services.push(await startService({ list: listOf(documents), databaseUrl: url }))
    const [small, large] = services
    if (!small || !large) throw new Error('Two services are needed to compare.')
    console.log(
      `${databases.name}: the demo, and ${FEW} or ${listings} listings; this takes minutes …`,
    )
    await Promise.all([small.seed(), large.seed()])
    await small.fill(FEW)
    const rates = await large.fill(listings)
    const slugs = await large.slugs()
    const calls = callsOf(documents, slugs)
    console.log('Measuring queries …')
    return [
      ...aboutRun(databases.name, listings, large, rates),
      ...(await callRows(large, calls)),
      noted('Memory after all of it', megabytes((await large.usage()).rss)),
      ...(await compareFacts(large, slugs.category)),
      ...(await compareHome(small, large, calls, databases.name === 'SQLite')),
    ]
  } finally {
    await Promise.all(services.map(({ dispose }) => dispose()))
    await databases.dispose()
  }
}

function aboutRun(name: string, listings: number, { bootMs, rss }: Service, rates: Rates): Row[] {
  return [
    noted('Database', name),
    noted('Listings', String(listings)),
    noted('Load average, last minute', loadavg()[0]?.toFixed(1) ?? ''),
    noted('Start, with an empty database', `${Math.round(bootMs)} ms, ${megabytes(rss)}`),
    noted('Listings saved one by one', `${Math.round(rates.single)}/s`),
    noted('Listings saved 250 at a time', `${Math.round(rates.bulk)}/s`),
  ]
}

async function callRows(service: Service, calls: Call[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const call of calls) {
    await measure(service, call, TIMES)
    const rounds: Cost[] = []
    for (let i = 0; i < ROUNDS; i++) rounds.push(await measure(service, call, TIMES))
    const { p50, p95, cpu } = medianCost(rounds)
    rows.push(noted(call.name, `p50 ${ms(p50)}  p95 ${ms(p95)}  CPU ${ms(cpu)}`))
  }
  return rows
}

const ms = (value: number) => `${value.toFixed(1).padStart(6)} ms`

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

const USAGE = 'npm run bench content -- --listings 10000 [--postgres]'

/**
 * Measures the content service on scratch databases: SQLite by default, the PostgreSQL server of
 * DATABASE_URL if set, or a temporary PostgreSQL with `--postgres`.
 */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '10000' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 200)
    throw new Error(`--listings must be 200 or more: ${USAGE}`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  const rows = await measureContent({ listings, databaseUrl, isOwnServer: values.postgres })
  report(rows)
}
