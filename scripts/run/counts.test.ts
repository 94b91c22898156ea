import { expect, test } from 'vitest'
import { add, countPlaywright, countVitest, one } from './counts.ts'

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i}` })),
})
const stats = (given: object) => ({ expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...given })

test('a report of Vitest is counted, with the names of what was left out', () => {
  const report = { testResults: [file('passed', 'failed'), file('passed', 'skipped', 'todo')] }
  expect(countVitest(report, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    left: ['test 1', 'test 2'],
  })
})

test('a test file that could not be loaded is a failed test, beside failed tests too', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(countVitest({ testResults: [broken, file('passed')] }, false).failed).toBe(1)
  expect(countVitest({ testResults: [broken, file('failed')] }, false).failed).toBe(2)
})

test('a tool that fails although every test has passed has failed', () => {
  expect(countVitest({ testResults: [file('passed')] }, false).failed).toBe(1)
  expect(countPlaywright({ stats: stats({ expected: 3 }) }, false).failed).toBe(1)
})

test('to run nothing is to fail', () => {
  expect(countVitest({ testResults: [] }, true).failed).toBe(1)
  expect(countVitest({ testResults: [file('skipped')] }, true).failed).toBe(1)
  expect(countPlaywright({ stats: stats({}) }, true).failed).toBe(1)
})

test('a journey that passed only when tried again has failed, one left out says why', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'no nginx' }] }
  const suites = [{ suites: [{ specs: [{ title: 'beside nginx', tests: [skipped] }] }] }]
  const report = { stats: stats({ expected: 1, flaky: 1, skipped: 1 }), suites }
  expect(countPlaywright(report, false)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    left: ['beside nginx: no nginx'],
  })
})

test('counts add up', () => {
  expect(add(one(true), one(false), one(true))).toEqual({ passed: 2, failed: 1, skipped: 0 })
})
