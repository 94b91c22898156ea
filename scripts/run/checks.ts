import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runLive } from './live.ts'
import type { Env } from './program.ts'

export type Count = { passed: number; failed: number; skipped: number }

const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/** The type checker over the project and over the content service; each counts as one test. */
export async function checkTypes(): Promise<Count> {
  const project = await runLive('tsc', ['-p', '.'])
  const service = await runLive('tsc', ['-p', 'content'])
  return add(one(project), one(service))
}

/** Linter and formatter; counts as one test. */
export async function checkStyle(): Promise<Count> {
  return one(await runLive('biome', ['ci', '--error-on-warnings', '.']))
}

/** Vitest with the given arguments. */
export function runUnit(args: string[] = []): Promise<Count> {
  return withReport(async (report) => {
    await runLive('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ])
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } =
      readJson(report)
    const brokenFiles = numFailedTests === 0 ? numFailedTestSuites : 0
    return {
      passed: numPassedTests,
      failed: numFailedTests + brokenFiles,
      skipped: numPendingTests,
    }
  })
}

/** Playwright with the given settings. */
export function runBrowser(env: Env, args: string[] = []): Promise<Count> {
  return withReport(async (report) => {
    const ok = await runLive('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    const { expected, unexpected, flaky, skipped } = readJson(report).stats
    const failed = unexpected + flaky
    return { passed: expected, failed: failed === 0 && !ok ? 1 : failed, skipped }
  })
}

export function add(...counts: Count[]): Count {
  return counts.reduce((sum, next) => ({
    passed: sum.passed + next.passed,
    failed: sum.failed + next.failed,
    skipped: sum.skipped + next.skipped,
  }))
}

/** A run that leaves no report behind has failed as a whole. */
async function withReport(run: (report: string) => Promise<Count>): Promise<Count> {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-report-'))
  try {
    return await run(join(dir, 'report.json'))
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
