import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '@belvedere/content/test/postgres/find.ts'
import { add, type Count, countPlaywright, countVitest, type Outcome, one } from './counts.ts'
import { runLive } from './live.ts'
import type { Env } from './program.ts'

/** The type checker over the project and over the content service; each counts as one test. */
export async function checkTypes(): Promise<Count> {
  const [project, service] = await Promise.all([
    runLive('tsc', ['-p', '.']),
    runLive('tsc', ['-p', 'content']),
  ])
  return add(one(project), one(service))
}

/** Linter and formatter; counts as one test. */
export async function checkStyle(): Promise<Count> {
  return one(await runLive('biome', ['ci', '--error-on-warnings', '.']))
}

/** Vitest with the given arguments. */
export function runUnit(args: string[] = []): Promise<Count> {
  return withReport(async (report) => {
    const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await runLive('vitest', ['run', ...json, ...args])
    return countVitest(readJson(report), ok)
  })
}

/**
 * Unit tests, contract tests, and those of the content service a second time on a PostgreSQL that is
 * thrown away afterwards: all in one run, so that one waits while another works.
 */
export async function runUnitAndContract(): Promise<Count> {
  const count = await runUnit()
  if (findPostgres()) return count
  return add(count, skipped('PostgreSQL is not installed here (no "initdb" in the PATH)'))
}

/** The journeys, or with its own settings the sweep over every page, in a browser. */
export function runBrowser(env: Env, config = 'playwright.config.ts'): Promise<Count> {
  return withReport(async (report) => {
    const ok = await runLive('playwright', ['test', '-c', `e2e/${config}`], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return countPlaywright(readJson(report), ok)
  })
}

/** The journeys in Firefox, where there is one. */
export async function runFirefox(path: string): Promise<Count> {
  if (!path) return skipped('Firefox 147 or later is not to be had here (set FIREFOX to its path)')
  return runBrowser({ FIREFOX: path }, 'firefox/playwright.config.ts')
}

/** What is left out for a reason counts as one. */
function skipped(reason: string): Count {
  console.log(`  –  Skipped: ${reason}`)
  return { passed: 0, failed: 0, skipped: 1 }
}

/** A run that leaves no report behind has failed as a whole. */
async function withReport(run: (report: string) => Promise<Outcome>): Promise<Count> {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-report-'))
  try {
    const { left, ...count } = await run(join(dir, 'report.json'))
    for (const name of left) console.log(`  –  Skipped: ${name}`)
    return count
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return one(false)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
