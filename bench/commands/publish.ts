import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { measurePublish } from '../../bench/publish/run.ts'
import { printTable } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'

const USAGE = 'npm run bench publish -- --pages 10000 [--edits 100] [--postgres]'

/** Measures the time from a published edit to the fresh page, with many pages in the cache. */
async function main(): Promise<void> {
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

runMain(main)
