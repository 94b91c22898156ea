import { expect, test } from 'vitest'
import { filtersOf, whereOf } from './filters.ts'

test.each([
  { kind: '', state: '', folder: '' },
  { kind: 'film', state: 'unused', folder: '12' },
  { kind: '', state: 'undescribed', folder: 'none' },
] as const)('filters are unchanged after a round trip through a query: %j', (filters) => {
  expect(filtersOf(whereOf(filters))).toEqual(filters)
})

test('a query of another shape sets no filter', () => {
  expect(filtersOf({ or: [{ alt: { equals: 'x' } }] })).toEqual({ kind: '', state: '', folder: '' })
})
