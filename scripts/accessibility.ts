import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHANGES } from '../e2e/playwright.config.ts'
import { buildPrograms } from '../launch/build.ts'
import { runMain } from '../launch/main.ts'
import { runTool } from '../launch/task.ts'
import { chromiumStep, headlessShellStep } from '../testing/browsers.ts'
import { templateSteps } from '../testing/template.ts'
import { CHECKS } from './accessibility/checks.ts'
import { shownBy, testsIn, writeStatement } from './accessibility/statement.ts'

/**
 * Runs the tests of the accessibility statement, with IBM's engine on every page, and writes the
 * statement from what they show. A test that fails is in the statement, too.
 */
runMain(async () => {
  await buildPrograms(...templateSteps, chromiumStep, headlessShellStep)
  const files = [...new Set(CHECKS.flatMap(({ tests }) => tests.map(([file]) => file)))]
  const reports = [
    await run(
      'sweep.config.ts',
      files.filter((file) => !CHANGES.includes(file)),
    ),
    await run(
      'playwright.config.ts',
      files.filter((file) => CHANGES.includes(file)),
    ),
  ]
  const shown = shownBy(testsIn(reports))
  writeStatement(shown)
  const failed = shown.flatMap((one) => one.failed)
  if (failed.length === 0) return console.log('  ✓  docs/accessibility.md')
  throw new Error(`docs/accessibility.md names what failed:\n${failed.join('\n')}`)
})

/** Runs files of `e2e/` and returns Playwright's report. */
async function run(config: string, files: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-accessibility-'))
  const report = join(dir, 'report.json')
  try {
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, SECOND_ENGINE: 'every page' }
    await runTool('playwright', ['test', '-c', `e2e/${config}`, ...files], env)
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
