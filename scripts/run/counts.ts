export type Count = { passed: number; failed: number; skipped: number }

/** What a tool's report says, and the names of what was left out, with the reason where it has one. */
export type Outcome = Count & { left: string[] }

/** A check that is one test in itself. */
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
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Counts Vitest's JSON report; a file that could not be loaded is a failed test. */
export function countVitest({ testResults }: VitestReport, ok: boolean): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const withStatus = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status))
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  )
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return honest(ok, {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length + broken.length,
    skipped: left.length,
    left: left.map(({ fullName }) => fullName),
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

/** Counts Playwright's JSON report; a test that passed only when tried again has failed. */
export function countPlaywright(report: PlaywrightReport, ok: boolean): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  return honest(ok, { passed: expected, failed, skipped, left: leftIn(report) })
}

function leftIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => [title, ...annotations.flatMap(reasonOf)].join(': ')),
  )
  return [...own, ...suites.flatMap(leftIn)]
}

function reasonOf({ description }: { description?: string }) {
  return description ?? []
}

/** A tool that ends in failure, or has run nothing at all, has not passed, whatever its report says. */
function honest(ok: boolean, outcome: Outcome): Outcome {
  const isBelieved = outcome.failed > 0 || (ok && outcome.passed > 0)
  return isBelieved ? outcome : { ...outcome, failed: 1 }
}
