import { measurePictures } from '../../bench/pictures.ts'
import { printTable } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { startOwnStack } from '../run/own-stack.ts'
import { buildSteps } from '../setup/build.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { stateDir } from '../setup/paths.ts'
import { runSteps } from '../setup/steps.ts'

/** Measures what the site spends on pictures, on a temporary stack, and prints a table. */
async function main(): Promise<void> {
  await withSetupLock(stateDir, () => runSteps(buildSteps()))
  const stack = await startOwnStack('demo')
  try {
    const rows = await measurePictures(stack)
    console.log()
    printTable(rows)
    process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
  } finally {
    await stack.dispose()
  }
}

runMain(main)
