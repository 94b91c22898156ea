import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { measureImport } from '../../bench/import/run.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { buildSteps } from '../setup/build.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { stateDir } from '../setup/paths.ts'
import { runSteps } from '../setup/steps.ts'

const USAGE = 'npm run bench import -- [--listings 2000] [--postgres]'

/** Measures an import of listings, and what it costs those who work beside it. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '2000' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 1 || listings > 2000)
    throw new Error(`1 to 2000 listings: ${USAGE}`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  await withSetupLock(stateDir, () => runSteps(buildSteps()))
  report(await measureImport({ listings, databaseUrl, isOwnServer: values.postgres }))
}

runMain(main)
