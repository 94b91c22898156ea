import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { measureContent } from '../bench/content/run.ts'
import { printTable } from '../bench/table.ts'
import { runMain } from './run/main.ts'

const USAGE = 'npm run bench:content -- --listings 10000 [--postgres]'

/**
 * Measures the content service over scratch databases: SQLite, the server that DATABASE_URL names,
 * or with `--postgres` one that is started for it and thrown away.
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
    throw new Error(`Ask for 200 listings or more: ${USAGE}`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  const rows = await measureContent({ listings, databaseUrl, isOwnServer: values.postgres })
  console.log()
  printTable(rows)
  process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
}

runMain(main)
