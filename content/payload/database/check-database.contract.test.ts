import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../testing/program.ts'
import { BEFORE_0_2_0 } from './before-0-2-0.ts'

const PROGRAM = 'content/payload/database/check-database.ts'
const { replaced, by } = BEFORE_0_2_0.sqlite

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function makeDatabase(names: readonly string[], version?: string) {
  const folder = makeFolder()
  const client = createClient({ url: `file:${join(folder, 'content.sqlite')}` })
  await client.execute('CREATE TABLE payload_migrations (name text)')
  for (const name of names)
    await client.execute({ sql: 'INSERT INTO payload_migrations VALUES (?)', args: [name] })
  if (version) {
    await client.execute('CREATE TABLE version_history (version text, opened_at text)')
    await client.execute({ sql: "INSERT INTO version_history VALUES (?, '')", args: [version] })
  }
  client.close()
  return folder
}

const check = (folder: string, url = '') => run(PROGRAM, { DATA_DIR: folder, DATABASE_URL: url })

test('the check reports what will be done with a database: a new one, one of 0.1.0, one of 0.2.0', async () => {
  expect(await check(join(makeFolder(), 'new'))).toMatchObject({
    code: 0,
    output: expect.stringContaining('There is no content yet'),
  })
  const old = await check(await makeDatabase(replaced))
  expect(old).toMatchObject({ code: 0, output: expect.stringContaining('opened by 0.1.0') })
  const own = await check(await makeDatabase([by], '0.2.0'))
  expect(own).toMatchObject({ code: 0, output: expect.stringContaining('opened by 0.2.0') })
})

test('a database of a later version is refused with both versions', async () => {
  const { code, output } = await check(await makeDatabase([by, '99991231_000000_later'], '99.0.0'))
  expect(code).toBe(1)
  expect(output).toMatch(/by Belvedere 99\.0\.0, and this is \d+\.\d+\.\d+.* Install 99\.0\.0/)
})

test('a file that is no database is refused', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'content.sqlite'), 'The quick brown fox. '.repeat(100))
  const { code, output } = await check(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^SQLite cannot read .*content\.sqlite: .* Restore a backup/)
})

test('an unreachable PostgreSQL server ends the check with another code than a refused database', async () => {
  const { code, output } = await check(makeFolder(), 'postgres://nobody@127.0.0.1:9/nothing')
  expect(code).toBe(2)
  expect(output).toMatch(/^PostgreSQL cannot be used: .* Is it running, and is DATABASE_URL right/)
})
