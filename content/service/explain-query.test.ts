import { expect, test } from 'vitest'
import { explainQuery } from './explain-query.ts'

const SELECT = 'Failed query: select "id" from "pages" where "title" = ?'
const failed = (cause: Error, message = SELECT) => new Error(message, { cause })
const withCode = (code: string) => Object.assign(new Error('it failed'), { code })

test.each([
  [
    'a date that is none, on SQLite',
    failed(new TypeError('undefined cannot be passed as argument')),
  ],
  [
    'a number without end',
    failed(new RangeError('Only finite numbers can be passed as arguments')),
  ],
  ['a page that no list has, on SQLite', failed(new Error('datatype mismatch'))],
  ['a choice that is none, on PostgreSQL', failed(withCode('22P02'))],
  ['a number out of range, on PostgreSQL', failed(withCode('22003'))],
  ['a word for a part of a date', failed(new Error('near "order"'), `${SELECT} and a like  order`)],
  ['one value for a list of records', failed(new Error('near "?"'), `${SELECT} and a in ? order`)],
  ['the same on PostgreSQL', failed(withCode('42601'), `${SELECT} and a ilike  order`)],
  ['words in a number, on PostgreSQL', failed(withCode('42883'))],
  [
    'a text for a list within JSON',
    failed(new Error('no such table: x'), `${SELECT} and a in 'x'`),
  ],
])('%s does not fit its field', (_, error) => {
  expect(explainQuery(error)).toMatchObject({ status: 400, message: expect.stringMatching(/fit/) })
})

test.each([
  ['SQLite', failed(new Error('too many terms in ORDER BY clause'))],
  ['PostgreSQL', failed(withCode('54011'))],
])('a sorting beyond the limits of %s is too long', (_, error) => {
  expect(explainQuery(error)).toMatchObject({ message: expect.stringMatching(/too long/) })
})

test('an operator that no field supports is explained', () => {
  const error = new TypeError('adapter.operators[queryOperator] is not a function')
  expect(explainQuery(error)).toBeUndefined()
  error.stack = `${error}\n    at parseParams (file:///x/@payloadcms/drizzle/dist/queries/parseParams.js:334:82)`
  expect(explainQuery(error)).toMatchObject({ status: 400 })
})

test('errors of the service stay unchanged', () => {
  const ours = [
    new Error('no such table: pages'),
    failed(new Error('no such table: pages')),
    failed(withCode('22P02'), 'Failed query: insert into "pages" values (?)'),
    failed(withCode('08006')),
    'text',
  ]
  expect(ours.map(explainQuery)).toEqual(ours.map(() => undefined))
})
