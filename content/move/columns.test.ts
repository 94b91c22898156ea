import { expect, test } from 'vitest'
import { comparable, toPostgres } from './columns.ts'

test.each([
  ['a boolean', 'boolean', 1, true],
  ['a number', 'numeric', 12.5, '12.50'],
  ['a large number', 'bigint', 9007199254740991, '9007199254740991'],
  [
    'a time',
    'timestamp with time zone',
    '2026-11-30T12:00:00.000Z',
    new Date('2026-11-30T12:00:00Z'),
  ],
  [
    'JSON in another order',
    'jsonb',
    '{"bb":1,"a":[1,{"d":null,"c":2}]}',
    { a: [1, { c: 2, d: null }], bb: 1 },
  ],
  ['bytes', 'bytea', new Uint8Array([1, 2]), Buffer.from([1, 2])],
  ['a text', 'character varying', 'Bahía', 'Bahía'],
  ['nothing', 'text', null, null],
])('%s of SQLite equals that of PostgreSQL', (_, type, here, there) => {
  expect(comparable(here, type)).toBe(comparable(there, type))
})

test.each([
  ['an empty text and nothing', 'text', '', null],
  ['the text null and nothing', 'text', 'null', null],
  ['two booleans', 'boolean', 0, true],
  ['lists in another order', 'jsonb', '[1,2]', [2, 1]],
])('%s differ', (_, type, here, there) => {
  expect(comparable(here, type)).not.toBe(comparable(there, type))
})

test('PostgreSQL gets booleans, and all else as it is', () => {
  expect(toPostgres(1, 'boolean')).toBe(true)
  expect(toPostgres(null, 'boolean')).toBeNull()
  expect(toPostgres('{"a":1}', 'jsonb')).toBe('{"a":1}')
})
