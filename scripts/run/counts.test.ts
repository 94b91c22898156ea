import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { add, countPlaywright, countVitest, one } from './counts.ts'

const file = (...statuses: string[]) => ({
  name: join(root, 'kit/a.test.ts'),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i}` })),
})
const stats = (given: object) => ({ expected: 0, flaky: 0, skipped: 0, ...given })

test('a Vitest report is counted, with the names of failed and skipped tests', () => {
  const report = { testResults: [file('passed', 'failed'), file('passed', 'skipped', 'todo')] }
  expect(countVitest(report, false)).toEqual({
    passed: 2,
    failed: ['kit/a.test.ts: test 1'],
    skipped: 2,
    skippedNames: ['test 1', 'test 2'],
    flakyNames: [],
  })
})

test('a test that waits for a release is not counted, unless it has run', () => {
  const release = { fullName: 'a rare kill', tags: ['release'] }
  const ofStatus = (status: string) => ({
    testResults: [{ ...file(), assertionResults: [{ ...release, status }] }, file('passed')],
  })
  expect(countVitest(ofStatus('skipped'), true)).toMatchObject({ passed: 1, skipped: 0 })
  expect(countVitest(ofStatus('passed'), true)).toMatchObject({ passed: 2, skipped: 0 })
})

test('a test file that fails to load counts as one failed test', () => {
  const broken = { ...file(), status: 'failed' }
  const failure = 'kit/a.test.ts cannot be loaded'
  expect(countVitest({ testResults: [broken, file('passed')] }, false).failed).toEqual([failure])
  expect(countVitest({ testResults: [broken, file('failed')] }, false).failed).toEqual([
    'kit/a.test.ts: test 0',
    failure,
  ])
})

test('a failing exit code counts as a failure although every test passed', () => {
  expect(countVitest({ testResults: [file('passed')] }, false).failed).toHaveLength(1)
  expect(countPlaywright({ stats: stats({ expected: 3 }) }, false).failed).toHaveLength(1)
})

test('a run without any passed test has failed', () => {
  expect(countVitest({ testResults: [] }, true).failed).toHaveLength(1)
  expect(countVitest({ testResults: [file('skipped')] }, true).failed).toHaveLength(1)
  expect(countPlaywright({ stats: stats({}) }, true).failed).toHaveLength(1)
})

test('failed and flaky journeys are named, a skipped one gives its reason', () => {
  const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'no nginx' }] }
  const specs = [
    { title: 'beside nginx', tests: [skipped] },
    { title: 'in a hurry', tests: [{ status: 'flaky', annotations: [] }] },
    { title: 'in vain', tests: [{ status: 'unexpected', annotations: [] }] },
  ]
  const suites = [{ suites: [{ specs }] }]
  const report = { stats: stats({ expected: 1, flaky: 1, skipped: 1 }), suites }
  expect(countPlaywright(report, true)).toEqual({
    passed: 2,
    failed: ['in vain'],
    skipped: 1,
    skippedNames: ['beside nginx: no nginx'],
    flakyNames: ['in a hurry'],
  })
})

test('counts add up', () => {
  expect(add(one('a', true), one('b', false), one('c', true))).toEqual({
    passed: 2,
    failed: ['b'],
    skipped: 0,
  })
})
