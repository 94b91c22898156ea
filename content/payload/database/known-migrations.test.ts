import { expect, test } from 'vitest'
import { refuseUnknownMigrations } from './known-migrations.ts'

const known = [{ name: '1_initial' }, { name: '2_enquiries' }]
const read = (...names: string[]) => ({ rows: names.map((name) => ({ name })) })

test.each([
  ['an empty database', []],
  ['an older database', ['1_initial']],
  ['a current one', ['1_initial', '2_enquiries']],
])('%s may be migrated', async (_, names) => {
  await expect(refuseUnknownMigrations(known, async () => read(...names))).resolves.toBeUndefined()
})

test.each([
  ['SQLite', new Error('SQLITE_ERROR: no such table: payload_migrations')],
  ['PostgreSQL', Object.assign(new Error('relation does not exist'), { code: '42P01' })],
])('%s: a database without the table of migrations is new', async (_, error) => {
  await expect(refuseUnknownMigrations(known, () => Promise.reject(error))).resolves.toBeUndefined()
})

test('a database that cannot be read is not taken for a new one', async () => {
  const error = new Error('connection terminated')
  await expect(refuseUnknownMigrations(known, () => Promise.reject(error))).rejects.toBe(error)
})

test('a database of another version is refused, with what to do', async () => {
  const newer = async () => read('1_initial', '3_later')
  await expect(refuseUnknownMigrations(known, newer)).rejects.toThrow(
    /"3_later" is not known here\. Start that version, or move the data away/,
  )
})
