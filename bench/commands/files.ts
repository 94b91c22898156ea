import { loadEnv } from '@belvedere/kit/env.ts'
import { measureFiles } from '../../bench/files/run.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { buildSteps } from '../setup/build.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { stateDir } from '../setup/paths.ts'
import { runSteps } from '../setup/steps.ts'

/** Measures what files that are made to stall the content service do to it. */
async function main(): Promise<void> {
  loadEnv()
  await withSetupLock(stateDir, () => runSteps(buildSteps()))
  report(await measureFiles())
}

runMain(main)
