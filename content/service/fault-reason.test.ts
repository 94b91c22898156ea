import { expect, test } from 'vitest'
import { faultReason } from './fault-reason.ts'

test('a failed query is explained by its cause, without its parameters', () => {
  const cause = new Error('SQLITE_BUSY: database is locked')
  const query = 'Failed query: update "users" set "hash" = ?\nparams: abc'
  expect(faultReason(new Error(query, { cause }))).toBe('SQLITE_BUSY: database is locked')
  expect(faultReason(new Error(query))).toBe('Failed query: update "users" set "hash" = ?')
})

test('other errors keep their own words and those of their causes', () => {
  const cause = new Error('connect ECONNREFUSED')
  expect(faultReason(new Error('PostgreSQL cannot be used', { cause }))).toBe(
    'PostgreSQL cannot be used: connect ECONNREFUSED',
  )
  expect(faultReason('no disk')).toBe('no disk')
})
