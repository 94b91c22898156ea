import { add, checkStyle, checkTypes, runBrowser, runUnit } from './run/checks.ts'
import { report } from './run/report.ts'
import { browserStep } from './setup/browser.ts'
import { buildSteps } from './setup/build.ts'
import { withSetupLock } from './setup/lock.mjs'
import { workshop } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

let chromium = ''

/** Every test: types, lint, unit, contract, and end to end in a browser against both programs. */
async function main(): Promise<void> {
  const browser = browserStep((path) => {
    chromium = path
  })
  await withSetupLock(workshop, () => runSteps([...buildSteps(), browser]))
  const checks = add(await checkTypes(), await checkStyle(), await runUnit())
  report(add(checks, await runBrowser({ CHROMIUM: chromium })))
}

main().catch((error: unknown) => {
  console.error(`  ✗  ${error instanceof Error ? error.message : String(error)}`)
  report({ passed: 0, failed: 1, skipped: 0 })
})
