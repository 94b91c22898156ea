import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '@belvedere/content/testing/postgres/find.ts'
import { root } from '../../launch/paths.ts'
import { type Print, runTool, runVisibly } from '../../launch/task.ts'
import { add, type Count, countPlaywright, countVitest, type Outcome, one } from './counts.ts'

/** Type-checks the project and the content service; each counts as one test. */
export async function checkTypes(print?: Print): Promise<Count> {
  const [project, service] = await Promise.all([
    runTool('tsc', ['-p', '.'], {}, print),
    runTool('tsc', ['-p', 'content'], {}, print),
  ])
  return add(one('Types of the project', project), one('Types of the content service', service))
}

/** Compares the content model with the migrations of both engines; counts as one test. */
export async function checkMigrations(print?: Print): Promise<Count> {
  const program = join(root, 'content/payload/database/check-migrations.ts')
  return one('Migrations', (await runVisibly([program], {}, print)) === 'code 0')
}

/** Runs the linter and the format check; counts as one test. */
export async function checkStyle(print?: Print): Promise<Count> {
  return one('Style', await runTool('biome', ['ci', '--error-on-warnings', '.'], {}, print))
}

/** Runs Vitest with the given arguments and environment. */
export function runUnit(args: string[] = [], env: Record<string, string> = {}): Promise<Count> {
  return withReport(async (report) => {
    const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await runTool('vitest', ['run', ...json, ...args], env)
    return countVitest(readJson(report), ok)
  })
}

/** All tests, or without those that only `npm run test:all` runs. */
export type Extent = 'all' | 'every change'

/**
 * Unit and contract tests, and those of the content service that depend on the engine again on a
 * temporary PostgreSQL. One run for all, because contract tests mostly wait.
 */
export async function runUnitAndContract(extent: Extent): Promise<Count> {
  const isAll = extent === 'all'
  const quick = ['--project=!*-release', '--tags-filter=!release']
  const count = await runUnit(isAll ? [] : quick, isAll ? { KILLS: 'all' } : {})
  if (findPostgres()) return count
  return add(count, skipped('PostgreSQL is not installed (no "initdb" in PATH)'))
}

/** Runs Playwright with a config of `e2e/`; tests for releases have the tag `@release`. */
export function runBrowser(config: string, extent: Extent = 'every change'): Promise<Count> {
  return withReport(async (report) => {
    const isAll = extent === 'all'
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(isAll && { SECOND_ENGINE: 'screens', RELEASE_TESTS: 'all' }),
    }
    const ok = await runTool('playwright', ['test', '-c', `e2e/${config}`], env)
    return countPlaywright(readJson(report), ok)
  })
}

/** Runs the Firefox journeys, or skips them when Firefox is missing. */
export async function runFirefox(extent: Extent): Promise<Count> {
  if (process.env.FIREFOX) return runBrowser('firefox/playwright.config.ts', extent)
  return skipped('Firefox 147 or later not found (set FIREFOX to its path)')
}

/** Prints why a check is skipped; counts as one skipped test. */
function skipped(reason: string): Count {
  console.log(`  –  Skipped: ${reason}`)
  return { passed: 0, failed: [], skipped: 1 }
}

/** Gives the tool a report file. Without a readable report, the run counts as one failed test. */
async function withReport(run: (report: string) => Promise<Outcome>): Promise<Count> {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-report-'))
  try {
    const { skippedNames, flakyNames, ...count } = await run(join(dir, 'report.json'))
    for (const name of skippedNames) console.log(`  –  Skipped: ${name}`)
    for (const name of flakyNames) console.log(`  !  Flaky, passed on the second try: ${name}`)
    return count
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return one('The report of a tool cannot be read', false)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
