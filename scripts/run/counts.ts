export type Count = { passed: number; failed: number; skipped: number }

/** The counts of a tool's report; names of skipped tests, with their reasons, and of flaky ones. */
export type Outcome = Count & { skippedNames: string[]; flakyNames: string[] }

/** The count of a check that is a single test. */
export function one(ok: boolean): Count {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

export function add(...counts: Count[]): Count {
  return counts.reduce((sum, next) => ({
    passed: sum.passed + next.passed,
    failed: sum.failed + next.failed,
    skipped: sum.skipped + next.skipped,
  }))
}

type VitestReport = {
  testResults: {
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
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => status !== 'skipped' || !tags?.includes('release'))
  const withStatus = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status))
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  )
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return checkOutcome(ok, {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length + broken.length,
    skipped: skipped.length,
    skippedNames: skipped.map(({ fullName }) => fullName),
    flakyNames: [],
  })
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
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts Playwright's JSON report; a flaky test, which passed only on a retry, is named. */
export function countPlaywright(report: PlaywrightReport, ok: boolean): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  return checkOutcome(ok, {
    passed: expected + flaky,
    failed: unexpected,
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
  const isPlausible = outcome.failed > 0 || (ok && outcome.passed > 0)
  return isPlausible ? outcome : { ...outcome, failed: 1 }
}
