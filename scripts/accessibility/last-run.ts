import { basename } from 'node:path'
import { CHECKS, type Check } from './checks.ts'

/** What one check has shown: how many tests passed, and the titles of those that did not. */
export type Shown = { says: string; passed: number; failed: string[] }
/** The last run of `npm run accessibility`. */
export type LastRun = {
  /** As `2026-11-27`. */
  date: string
  engines: { axe: string; ibm: string }
  /** The tests that this record leaves out; a run of all tests has no such note. */
  note?: string
  shown: Shown[]
}

type Suite = {
  suites?: Suite[]
  specs?: { title: string; file: string; ok: boolean }[]
}
type Test = { file: string; title: string; ok: boolean }

/** The tests in the reports of Playwright. */
export function testsIn(reports: readonly Suite[]): Test[] {
  return reports.flatMap(({ suites = [], specs = [] }) => [
    ...specs.map(({ title, file, ok }) => ({ file: basename(file), title, ok })),
    ...testsIn(suites),
  ])
}

/** What the tests have shown about each check; throws if one of its tests has not run. */
export function shownBy(tests: readonly Test[]): Shown[] {
  return CHECKS.map(({ says, tests: wanted }) => {
    const ran = wanted.flatMap((one) => ranFor(one, tests))
    const failed = ran.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`)
    return { says, passed: ran.length - failed.length, failed }
  })
}

function ranFor([file, part = '']: Check['tests'][number], tests: readonly Test[]): Test[] {
  const ran = tests.filter((test) => test.file === file && test.title.includes(part))
  if (ran.length === 0) throw new Error(`No test “${part}” of ${file} has run.`)
  return ran
}
