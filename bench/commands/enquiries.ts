import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { measureEnquiries } from '../../bench/enquiries/run.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { buildSteps } from '../setup/build.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { stateDir } from '../setup/paths.ts'
import { runSteps } from '../setup/steps.ts'

const USAGE = 'npm run bench enquiries -- [--enquiries 100] [--postgres]'

/** Measures the time from a sent form to its record in the content service, and the form's weight. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      enquiries: { type: 'string', default: '100' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const enquiries = Number(values.enquiries)
  if (!Number.isInteger(enquiries) || enquiries < 20)
    throw new Error(`At least 20 enquiries: ${USAGE}`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  await withSetupLock(stateDir, () => runSteps(buildSteps()))
  report(await measureEnquiries({ enquiries, databaseUrl, isOwnServer: values.postgres }))
}

runMain(main)
