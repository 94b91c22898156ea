import { expect, test } from 'vitest'
import { BEFORE_0_2_0 } from './before-0-2-0.ts'
import { type Ask, forecastOf, readFound, refusalOf } from './judge-database.ts'

const { replaced, by } = BEFORE_0_2_0.sqlite
const own = { engine: 'sqlite', version: '0.3.0', known: [by, '2_enquiries'] } as const
const found = (applied: readonly string[], ...versions: string[]) => ({
  applied: [...applied],
  versions,
})

test.each([
  ['an empty one', found([]), /^There is no content yet: 0\.3\.0 makes/],
  ['one of an older version', found([by], '0.2.0'), /opened by 0\.2\.0\. .* \(2_enquiries\)\.$/],
  ['one of this version', found([by, '2_enquiries'], '0.3.0'), /This is 0\.3\.0, .* nothing\.$/],
  ['one of the last 0.1.0', found(replaced), /opened by 0\.1\.0\. .* \(2_enquiries\)\.$/],
  ['one that was 0.1.0 once', found([...replaced, by, '2_enquiries'], '0.3.0'), /nothing\.$/],
  ['one that a later version left as it is', found([by, '2_enquiries'], '0.4.0'), /by 0\.4\.0\./],
])('a database is used: %s', (_, database, forecast) => {
  expect(refusalOf(database, own)).toBeUndefined()
  expect(forecastOf(database, own)).toMatch(forecast)
})

test.each([
  [
    'of a later version',
    found([by, '2_enquiries', '3_later'], '0.2.0', '0.4.0'),
    /by Belvedere 0\.4\.0, and this is 0\.3\.0, .* "3_later"\. Install 0\.4\.0 or a later version, or restore the backup/,
  ],
  [
    'of other code of this version',
    found([by, '3_other'], '0.3.0'),
    /other code of Belvedere 0\.3\.0 than this, .* "3_other"\. Start the code that has it, or restore/,
  ],
  [
    'of 0.1.0 before its last day',
    found(replaced.slice(0, 5)),
    /an early 0\.1\.0 .* this is 0\.3\.0, .* “git checkout b97ed46e”, then “npm start”/,
  ],
  [
    'with migrations that were not kept',
    found(['20261121_090000_first']),
    /an early 0\.1\.0 .* this is 0\.3\.0, .* "20261121_090000_first" was not kept\. Start the code that made it/,
  ],
])('a database is refused with both versions and what to do: %s', (_, database, sentence) => {
  const refusal = refusalOf(database, own)
  expect(refusal).toMatch(sentence)
  expect(refusal).toMatch(/Nothing in the database was changed\.$/)
  expect(refusal).not.toMatch(/empty|delete|move/i)
})

test.each([
  ['SQLite', new Error('SQLITE_ERROR: no such table: payload_migrations')],
  ['PostgreSQL', Object.assign(new Error('relation does not exist'), { code: '42P01' })],
])('%s: a database without the tables is new', async (_, error) => {
  expect(await readFound(() => Promise.reject(error))).toEqual(found([]))
})

test('an unreadable database is not mistaken for a new one', async () => {
  const error = new Error('connection terminated')
  await expect(readFound(() => Promise.reject(error))).rejects.toBe(error)
})

test('the marker row of development is no migration', async () => {
  const ask: Ask = async (statement) => ({
    rows: statement.includes('payload_migrations') ? [{ name: 'dev' }, { name: by }] : [],
  })
  expect(await readFound(ask)).toEqual(found([by]))
})
