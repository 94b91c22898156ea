import type { Log } from '@belvedere/kit/log.ts'
import { expect, test, vi } from 'vitest'
import { started, startFault } from './start-state.ts'
import { untilStarted } from './until-started.ts'

/** A start that fails for each of the reasons in turn, and then succeeds. */
function failing(...reasons: string[]) {
  return vi.fn(async () => {
    const reason = reasons.shift()
    if (reason) throw new Error(reason)
  })
}

test('a failing start is repeated with backoff; each cause is logged once in full', async () => {
  const start = failing(
    'database is locked',
    'database is locked',
    'database is locked',
    'disk full',
  )
  const error = vi.fn<Log['error']>()
  const log: Log = { debug: () => {}, info: () => {}, warn: () => {}, error }
  await untilStarted(start, { firstMs: 10, maxMs: 20, log })
  await started
  expect(start).toHaveBeenCalledTimes(5)
  expect(error.mock.calls.map(([message]) => message)).toEqual([
    'Start failed, trying again in 0.01 s: database is locked',
    ...Array(2).fill('Start failed, trying again in 0.02 s: database is locked'),
    'Start failed, trying again in 0.02 s: disk full',
  ])
  const inFull = error.mock.calls.map(([, fields = {}]) => 'error' in fields)
  expect(inFull).toEqual([true, false, false, true])
  expect(startFault()).toBe('disk full')
})
