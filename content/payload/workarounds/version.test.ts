import { globSync, readdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The versions with which the workarounds were last checked. */
const CHECKED = {
  node: '24',
  payload: '3.90.2',
  '@payloadcms/drizzle': '3.90.2',
  '@payloadcms/db-sqlite': '3.90.2',
  '@payloadcms/db-postgres': '3.90.2',
  '@libsql/client': '0.14.0',
  'drizzle-kit': '0.31.7',
  'drizzle-orm': '0.45.2',
}

type Package = keyof typeof CHECKED

/**
 * For each file, by its path from this folder: the beginning of the title of its test, and the
 * packages that the file works around.
 */
const WORKAROUNDS: Record<string, [title: string, ...packages: Package[]]> = {
  'access-endpoints.ts': ['the access endpoints reveal nothing of the model', 'payload'],
  'after-commit.ts': ['a read during the notification', 'payload'],
  'choices-in-bin.ts': ['a page can be published while a file that it shows', 'payload'],
  'delete-scheduled-jobs.ts': ['deleting a page deletes its scheduled jobs', 'payload'],
  'editable-globals.ts': ['the form of the published global “%s” is editable', 'payload'],
  'failed-commits.ts': ['a failed commit is reported', '@payloadcms/drizzle'],
  'focal-point.ts': ['the studio shows the files and moves the focal point', 'payload'],
  'free-abandoned-jobs.ts': ['a job that a killed process was running', 'payload'],
  'global-status.ts': ['a global with changes is known to be published', 'payload'],
  'last-saver.ts': ['autosaves of two users on the same page', 'payload'],
  'latest-entries.tsx': ['a report of several frames has the latest entry', 'payload'],
  'lost-requests.ts': ['a read that never ends is given up', 'payload'],
  'lost-requests-provider.tsx': ['a call that reads is made again', 'payload'],
  'lost-scripts.ts': ['a script that was lost', 'payload'],
  'mend-migration.ts': [
    'a record that settings and locks refer to',
    '@payloadcms/drizzle',
    'drizzle-kit',
  ],
  'no-versions.ts': ['every address of the API is covered', 'payload'],
  'nulls-last.ts': ['sorted by %s, listings without a price', '@payloadcms/drizzle', 'drizzle-orm'],
  'one-writer.ts': ['concurrent transactions run', '@payloadcms/db-sqlite', '@libsql/client'],
  'order-ids.ts': ['listings(%s)', '@payloadcms/drizzle'],
  'own-locks.ts': ['anybody who may change a record can take over a lock', 'payload'],
  'own-transaction.ts': ['no auth endpoint deadlocks', 'payload'],
  'password-hash.ts': ['a wrong password gets the same response', 'payload'],
  'postgres-jobs.ts': ['records that are published concurrently', 'payload', '@payloadcms/drizzle'],
  'postgres-pool.ts': [
    'a first start that is killed',
    '@payloadcms/drizzle',
    '@payloadcms/db-postgres',
  ],
  '../../service/query-parameters.ts': ['a failed query is logged', 'drizzle-orm'],
  'quick-imports.ts': ['drizzle-orm is imported without', 'drizzle-orm', 'node'],
  '../../media/receive-uploads.ts': ['uploads of anonymous users are not read', 'payload'],
  '../../media/receive.ts': ['a chunked body without end', 'payload'],
  'record-lock.ts': ['publishing by hand during', 'payload', '@payloadcms/db-postgres'],
  'schedule-retries.ts': ['a scheduled publish that fails is retried', 'payload'],
  '../../accounts/sessions/session-lock.ts': [
    'six people sign in to one account at once',
    'payload',
  ],
  'system-collections.ts': ['no user can create jobs', 'payload'],
  'typed-values.ts': ['a value of another type than its field', 'payload'],
  'untyped-migrations.ts': ['a record that settings and locks refer to', 'payload'],
  'write-transaction.ts': ['decoding a picture does not block', 'payload', '@libsql/client'],
  'yield-to-event-loop.ts': ['publishing fifty pages yields', '@libsql/client'],
}

const content = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(content, file), 'utf8')

/** The installed version, as the SQLite adapter resolves it: it has its own drizzle-orm. */
function installed(name: string): string | undefined {
  if (name === 'node') return process.versions.node.split('.')[0]
  const adapter = findPackageJSON('@payloadcms/db-sqlite', import.meta.url)
  return JSON.parse(readFileSync(findPackageJSON(name, adapter) ?? '', 'utf8')).version
}

test('the workarounds were checked with the installed versions', () => {
  const changed = Object.entries(CHECKED).filter(([name, version]) => installed(name) !== version)
  const advice = changed.flatMap(([name, version]) => {
    const files = Object.entries(WORKAROUNDS).filter(([, names]) =>
      names.some((one) => one === name),
    )
    const change = `${name} was ${version} and is ${installed(name)}`
    return files.map(([file, [title]]) => `${change}: read ${file}, run its test "${title}…"`)
  })
  expect(advice, 'Then set the version in CHECKED').toEqual([])
})

test('every file of this folder is listed, with its issue and an existing test', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))
  const listed = Object.keys(WORKAROUNDS)
  expect(listed.filter((file) => !file.startsWith('../')).sort()).toEqual(files.sort())
  const withoutIssue = listed.filter((file) => !ISSUE.test(read(`payload/workarounds/${file}`)))
  expect(withoutIssue).toEqual([])
  const tests = globSync('**/*.test.ts', { cwd: content, exclude: ['**/version.test.ts'] })
  const titles = tests.map(read).join()
  expect(Object.values(WORKAROUNDS).filter(([title]) => !titles.includes(title))).toEqual([])
})

const ISSUE = /https:\/\/github\.com\/|No upstream issue found/
