import { buildPrograms } from '../../launch/build.ts'
import { runMain } from '../../launch/main.ts'
import { chromiumStep, firefoxStep, headlessShellStep } from '../../testing/browsers.ts'
import { templateSteps } from '../../testing/template.ts'
import {
  checkMigrations,
  checkStyle,
  checkTypes,
  type Extent,
  runBrowser,
  runFirefox,
  runUnitAndContract,
} from './checks.ts'
import { one } from './counts.ts'
import { report, runChecks } from './totals.ts'

/** Types, style, migrations, unit, contract and browser tests, after their set-up; prints the totals. */
export function runTests(extent: Extent): Promise<void> {
  return runMain(async () => {
    const browsers = [chromiumStep, headlessShellStep, firefoxStep]
    try {
      await buildPrograms(...templateSteps, ...browsers)
      await runChecks([
        [
          ['Unit and contract tests', () => runUnitAndContract(extent)],
          ['Types', checkTypes],
          ['Style', checkStyle],
          ['Migrations', checkMigrations],
        ],
        [['Sweep and visitors', () => runBrowser('sweep.config.ts', extent)]],
        [['Visitors in Firefox', () => runFirefox(extent)]],
        [['Editors', () => runBrowser('playwright.config.ts', extent)]],
      ])
    } catch (error) {
      report(one(error instanceof Error ? error.message : String(error), false))
    }
  })
}
