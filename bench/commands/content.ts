import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { measureContent } from '../../bench/content/run.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'

const USAGE = 'npm run bench content -- --listings 10000 [--postgres]'

/**
 * Measures the content service on scratch databases: SQLite by default, the PostgreSQL server of
 * DATABASE_URL if set, or a temporary PostgreSQL with `--postgres`.
 */
async function main(): Promise<void> {
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

runMain(main)
