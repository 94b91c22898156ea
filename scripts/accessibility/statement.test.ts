import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { CHECKS } from './checks.ts'
import {
  engines,
  type LastRun,
  RECORD_FILE,
  STATEMENT_FILE,
  shownBy,
  statement,
  testsIn,
} from './statement.ts'

const record: LastRun = JSON.parse(readFileSync(RECORD_FILE, 'utf8'))
const RUN = 'Run: npm run accessibility'

test('docs/accessibility.md says what the tests have shown', () => {
  expect(readFileSync(STATEMENT_FILE, 'utf8'), RUN).toBe(statement(record))
})

test('the record is of these checks and these engines', () => {
  expect(record.engines, RUN).toEqual(engines())
  expect(
    record.shown.map(({ says }) => says),
    RUN,
  ).toEqual(CHECKS.map(({ says }) => says))
})

test('every check names tests that exist', () => {
  for (const [file, title = 'test('] of CHECKS.flatMap(({ tests }) => tests))
    expect(readFileSync(join(root, 'e2e', file), 'utf8'), file).toContain(title)
})

test('failed tests are reported, and tests that did not run do not count as passed', () => {
  const tests = CHECKS.flatMap((check) =>
    check.tests.map(([file, title = 'any']) => ({ file, title, ok: true })),
  )
  expect(shownBy(tests).every(({ failed }) => failed.length === 0)).toBe(true)
  const failing = tests.map((one) => ({ ...one, ok: one.file !== 'carousel.spec.ts' }))
  const text = statement({ ...record, shown: shownBy(failing) })
  expect(text).toContain('**not met**: carousel.spec.ts: reached and moved by keyboard')
  expect(text).not.toContain('All tests below passed')
  expect(() => shownBy(tests.filter(({ file }) => file !== 'carousel.spec.ts'))).toThrow(
    'of carousel.spec.ts has run',
  )
})

test('tests are found in suites within suites', () => {
  const spec = { title: 'A page opens', file: 'e2e/pages.spec.ts', ok: false }
  expect(testsIn([{ suites: [{ suites: [{ specs: [spec] }] }] }])).toEqual([
    { file: 'pages.spec.ts', title: 'A page opens', ok: false },
  ])
})
