import { relative } from 'node:path'
import { root } from '../../launch/paths.ts'

/** Tests that passed, the names of those that failed, and how many were skipped. */
export type Count = { passed: number; failed: string[]; skipped: number }

/** The counts of a tool's report; names of skipped tests, with their reasons, and of flaky ones. */
export type Outcome = Count & { skippedNames: string[]; flakyNames: string[] }

/** The count of a check that is a single test. */
export function one(name: string, ok: boolean): Count {
  return { passed: ok ? 1 : 0, failed: ok ? [] : [name], skipped: 0 }
}

export function add(...counts: Count[]): Count {
  return counts.reduce((sum, next) => ({
    passed: sum.passed + next.passed,
    failed: [...sum.failed, ...next.failed],
    skipped: sum.skipped + next.skipped,
  }))
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; tags?: string[] }[]
  }[]
}

/**
 * Counts Vitest's JSON report; a file that fails to load is a failed test. Tests that wait for
 * `npm run test:all` are not counted.
 */
export function countVitest({ testResults }: VitestReport, ok: boolean): Outcome {
  const tests = testResults
    .flatMap(({ name: file, assertionResults }) =>
      assertionResults.map((result) => ({ file, ...result })),
    )
    .filter(({ status, tags }) => status !== 'skipped' || !tags?.includes('release'))
  const withStatus = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status))
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  )
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return checkOutcome(ok, {
    passed: withStatus('passed').length,
    failed: [
      ...withStatus('failed').map(({ file, fullName }) => `${inProject(file)}: ${fullName}`),
      ...broken.map(({ name }) => `${inProject(name)} cannot be loaded`),
    ],
    skipped: skipped.length,
    skippedNames: skipped.map(({ fullName }) => fullName),
    flakyNames: [],
  })
}

function inProject(file: string) {
  return relative(root, file)
}

function hasFailed({ status }: { status: string }) {
  return status === 'failed'
}

type Suite = {
  suites?: Suite[]
  specs?: {
    title: string
    tests: { status: string; annotations: { type: string; description?: string }[] }[]
  }[]
}
type PlaywrightReport = Suite & {
  errors?: unknown[]
  stats: { expected: number; flaky: number; skipped: number }
}

/** Counts Playwright's JSON report; a flaky test, which passed only on a retry, is named. */
export function countPlaywright(report: PlaywrightReport, ok: boolean): Outcome {
  const { expected, flaky, skipped } = report.stats
  return checkOutcome(ok, {
    passed: expected + flaky,
    failed: namesOf(report, 'unexpected'),
    skipped,
    skippedNames: namesOf(report, 'skipped'),
    flakyNames: namesOf(report, 'flaky'),
  })
}

function namesOf({ suites = [], specs = [] }: Suite, wanted: string): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ annotations }) => [title, ...annotations.flatMap(reasonOf)].join(': ')),
  )
  return [...own, ...suites.flatMap((suite) => namesOf(suite, wanted))]
}

function reasonOf({ description }: { description?: string }) {
  return description ?? []
}

/** Adds a failure when the tool exited with an error or ran no test, whatever its report says. */
function checkOutcome(ok: boolean, outcome: Outcome): Outcome {
  const isPlausible = outcome.failed.length > 0 || (ok && outcome.passed > 0)
  if (isPlausible) return outcome
  const reason = ok ? 'No test has run' : 'The tool ended with an error, see above'
  return { ...outcome, failed: [reason] }
}
