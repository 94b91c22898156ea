import { expect, test } from 'vitest'
import { add, countPlaywright, countVitest, one } from './counts.ts'

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i}` })),
})
const stats = (given: object) => ({ expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...given })

test('a Vitest report is counted, with the names of skipped tests', () => {
  const report = { testResults: [file('passed', 'failed'), file('passed', 'skipped', 'todo')] }
  expect(countVitest(report, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    skippedNames: ['test 1', 'test 2'],
    flakyNames: [],
  })
})

test('a test that waits for a release is not counted, unless it has run', () => {
  const release = { fullName: 'a rare kill', tags: ['release'] }
  const ofStatus = (status: string) => ({
    testResults: [{ status: 'passed', assertionResults: [{ ...release, status }] }, file('passed')],
  })
  expect(countVitest(ofStatus('skipped'), true)).toMatchObject({ passed: 1, skipped: 0 })
  expect(countVitest(ofStatus('passed'), true)).toMatchObject({ passed: 2, skipped: 0 })
})

test('a test file that fails to load counts as one failed test', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(countVitest({ testResults: [broken, file('passed')] }, false).failed).toBe(1)
  expect(countVitest({ testResults: [broken, file('failed')] }, false).failed).toBe(2)
})

test('a failing exit code counts as a failure although every test passed', () => {
  expect(countVitest({ testResults: [file('passed')] }, false).failed).toBe(1)
  expect(countPlaywright({ stats: stats({ expected: 3 }) }, false).failed).toBe(1)
})

test('a run without any passed test has failed', () => {
  expect(countVitest({ testResults: [] }, true).failed).toBe(1)
  expect(countVitest({ testResults: [file('skipped')] }, true).failed).toBe(1)
  expect(countPlaywright({ stats: stats({}) }, true).failed).toBe(1)
})

test('a flaky journey is named, a skipped one gives its reason', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'no nginx' }] }
  const specs = [
    { title: 'beside nginx', tests: [skipped] },
    { title: 'in a hurry', tests: [{ status: 'flaky', annotations: [] }] },
  ]
  const suites = [{ suites: [{ specs }] }]
  const report = { stats: stats({ expected: 1, flaky: 1, skipped: 1 }), suites }
  expect(countPlaywright(report, true)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    skippedNames: ['beside nginx: no nginx'],
    flakyNames: ['in a hurry'],
  })
})

test('counts add up', () => {
  expect(add(one(true), one(false), one(true))).toEqual({ passed: 2, failed: 1, skipped: 0 })
})
