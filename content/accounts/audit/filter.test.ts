import { expect, test } from 'vitest'
import { filterIn, queryOf, whereOf } from './filter.ts'

test('a filter is read from an address and written into one', () => {
  const query = { topic: 'exports', person: '12', from: '2026-03-01', to: '2026-03-02' }
  const filter = filterIn(query, 'UTC')
  expect(filter).toEqual({ ...query, person: 12, timeZone: 'UTC' })
  expect(queryOf(filter)).toEqual(query)
})

test.each([
  { topic: 'everything' },
  { topic: ['exports', 'accounts'] },
  { person: '12 OR 1=1' },
  { person: { equals: '1' } },
  { from: '2026-13-45' },
  { to: 'tomorrow' },
  { from: '', to: '', person: '', topic: '' },
])('unknown values in a filter are ignored: %j', (query) =>
  expect(whereOf(filterIn(query, 'UTC'))).toEqual([]),
)

test('a range includes both days in the time zone of the site, also when clocks change', () => {
  const filter = filterIn({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Madrid')
  expect(whereOf(filter)).toEqual([
    { createdAt: { greater_than_equal: '2026-03-28T23:00:00.000Z' } },
    { createdAt: { less_than: '2026-03-29T22:00:00.000Z' } },
  ])
})
