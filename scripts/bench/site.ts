import { measurePage } from '../../bench/page.ts'
import { measureServing } from '../../bench/serving.ts'
import { measureStampede } from '../../bench/stampede.ts'
import { printTable } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { startOwnStack } from '../run/own-stack.ts'
import { browserStep } from '../setup/browser.ts'
import { buildSteps } from '../setup/build.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { stateDir } from '../setup/paths.ts'
import { runSteps } from '../setup/steps.ts'

let chromium = ''

/** Measures the site and the content service on a temporary stack, and prints a table. */
async function main(): Promise<void> {
  const browser = browserStep((path) => {
    chromium = path
  })
  await withSetupLock(stateDir, () => runSteps([...buildSteps(), browser]))
  const stack = await startOwnStack('demo')
  try {
    const rows = [
      ...(await measureStampede(stack)),
      ...(await measurePage(stack.siteUrl, chromium)),
      ...(await measureServing(stack)),
    ]
    console.log()
    printTable(rows)
    process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
  } finally {
    await stack.dispose()
  }
}

runMain(main)
