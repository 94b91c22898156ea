import { checkStyle, checkTypes, runBrowser, runFirefox, runUnitAndContract } from './run/checks.ts'
import { one } from './run/counts.ts'
import { runMain } from './run/main.ts'
import { templateSteps } from './run/template.ts'
import { report, runChecks } from './run/totals.ts'
import { chromiumStep, firefoxStep, headlessShellStep } from './setup/browsers.ts'
import { buildSteps } from './setup/build.ts'
import { withSetupLock } from './setup/lock.mjs'
import { stateDir } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

/** Runs every check: types, lint, unit, contract and end-to-end tests. */
runMain(async () => {
  const browsers = [chromiumStep, headlessShellStep, firefoxStep]
  try {
    await withSetupLock(stateDir, () => runSteps([...buildSteps(), ...templateSteps, ...browsers]))
    await runChecks([
      ['Types', checkTypes],
      ['Style', checkStyle],
      ['Unit and contract tests', runUnitAndContract],
      ['Sweep and visitors', () => runBrowser('sweep.config.ts')],
      ['Visitors in Firefox', runFirefox],
      ['Editors', () => runBrowser('playwright.config.ts')],
    ])
  } catch (error) {
    console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
    report(one(false))
  }
})
