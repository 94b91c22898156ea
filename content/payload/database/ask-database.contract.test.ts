import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { STORED_FILES } from '../../media/missing-uploads.ts'
import { isOnPostgres } from '../../testing/database-url.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { askDatabase } from './ask-database.ts'
import { databaseClock, otherClients } from './other-clients.ts'
import { readRows } from './read-rows.ts'

let content: TestContent

beforeAll(async () => {
  content = await openContent()
})
afterAll(() => content[Symbol.asyncDispose]())

test('the database is read without Payload while the service has it open', async () => {
  const req = await createLocalReq({}, content.payload)
  const now = new Date().toISOString()
  await readRows(
    req,
    sql`INSERT INTO media (filename, updated_at, created_at) VALUES ('a.jpg', ${now}, ${now})`,
  )
  const { rows } = await askDatabase((ask) => ask(STORED_FILES))
  expect(rows).toMatchObject([{ filename: 'a.jpg', shapes: null }])
})

test.skipIf(isOnPostgres())(
  'reading leaves no file beside a database that is not open',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'belvedere-ask-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const made = new DatabaseSync(join(folder, 'content.sqlite'))
    made.exec('PRAGMA journal_mode = WAL; CREATE TABLE media (filename text, shapes text)')
    made.exec("INSERT INTO media VALUES ('a.jpg', NULL)")
    made.close()
    expect(readdirSync(folder)).toEqual(['content.sqlite'])
    vi.stubEnv('DATA_DIR', folder)
    const { rows } = await askDatabase((ask) => ask(STORED_FILES))
    expect(rows).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['content.sqlite'])
  },
)

test.runIf(isOnPostgres())('PostgreSQL tells its clock and who is connected', async () => {
  expect(Math.abs((await databaseClock()) - Date.now() / 1000)).toBeLessThan(30)
  const clients = await otherClients()
  expect(clients).toHaveLength(1)
  expect(clients[0]?.connections).toBeGreaterThan(0)
})
