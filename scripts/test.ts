import { checkStyle, checkTypes, runBrowser, runFirefox, runUnitAndContract } from './run/checks.ts'
import { runMain } from './run/main.ts'
import { report } from './run/report.ts'
import { templateSteps } from './run/template.ts'
import { runChecks } from './run/timed.ts'
import { browserStep, headlessShellStep } from './setup/browser.ts'
import { buildSteps } from './setup/build.ts'
import { firefoxStep } from './setup/firefox.ts'
import { withSetupLock } from './setup/lock.mjs'
import { stateDir } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

/** Runs every check: types, lint, unit, contract and end-to-end tests. */
runMain(async () => {
  let chromium = ''
  const browser = browserStep((path) => {
    chromium = path
  })
  let shell = ''
  const headlessShell = headlessShellStep((path) => {
    shell = path
  })
  let firefox = ''
  const second = firefoxStep((path) => {
    firefox = path
  })
  try {
    await withSetupLock(stateDir, () =>
      runSteps([...buildSteps(), ...templateSteps, browser, headlessShell, second]),
    )
    const sweep = { CHROMIUM: chromium, HEADLESS_SHELL: shell || chromium }
    report(
      await runChecks(
        [
          ['Types', checkTypes],
          ['Style', checkStyle],
          ['Unit and contract tests', runUnitAndContract],
          ['Visitors in Firefox', () => runFirefox(firefox)],
        ],
        // Both lists wait a lot: side by side they take two thirds of the time.
        [
          ['Sweep and visitors', () => runBrowser(sweep, 'sweep.config.ts')],
          ['Editors', () => runBrowser({ CHROMIUM: chromium })],
        ],
      ),
    )
  } catch (error) {
    console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
    report({ passed: 0, failed: 1, skipped: 0 })
  }
})
