import type { Payload } from 'payload'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { isOnPostgres } from '../../testing/database-url.ts'
import { PASSWORD } from '../../testing/people.ts'
import { hashFully } from '../../testing/quick-passwords.ts'
import { putStored } from '../../testing/releases/put-stored.ts'
import { type Content, readStored, storedVersions } from '../../testing/releases/stored.ts'
import { asDoc } from '../doc.ts'
import { BEFORE_0_2_0 } from './before-0-2-0.ts'

/*
 * The databases of all releases, upgraded to the current code. If one fails, fix the migration that
 * has not been released yet; never change a stored database.
 */

const engine = isOnPostgres() ? 'postgres' : 'sqlite'

afterEach(() => {
  vi.useRealTimers()
})

type Extra = { name: string; statement: string }

/**
 * Opens a copy of a release's database with the current code, optionally with a further migration.
 */
async function upgrade(version: string, extra?: Extra, before: string[] = []) {
  // The configuration reads the location of the database when it is imported.
  vi.resetModules()
  if (extra) await addMigration(extra)
  const { openContent } = await import('../../testing/payload.ts')
  const content = await openContent((folder, url) => putStored(version, folder, url, before))
  onTestFinished(() => content[Symbol.asyncDispose]())
  const { readBack } = await import('../../testing/releases/read-back.ts')
  const stored = readStored(version, engine)
  return { payload: content.payload, stored, read: () => readBack(content.payload, stored) }
}

async function addMigration({ name, statement }: Extra) {
  const own = { name, down: async () => {} }
  const { sql } = await import('@payloadcms/db-sqlite')
  if (engine === 'sqlite') {
    const { migrations } = await import('../migrations/index.ts')
    migrations.push({ ...own, up: async ({ db }) => void (await db.run(sql.raw(statement))) })
  } else {
    const { migrations } = await import('../migrations/postgres/index.ts')
    migrations.push({ ...own, up: async ({ db }) => void (await db.execute(sql.raw(statement))) })
  }
}

/** The content of a release in the current model: collections that came later are empty. */
function upgraded(content: Content) {
  const imports = { 'listing-imports': 0, 'listing-import-parts': 0 }
  const later = { 'bin-entries': 0, ...imports, 'bulk-changes': 0, patterns: 0 }
  return { ...content, counts: { ...later, ...asDoc(content.counts) } }
}

async function namesOf(payload: Payload) {
  const query = { collection: 'payload-migrations', pagination: false } as const
  return (await payload.find(query)).docs.map(({ name }) => name).sort()
}

test('a database of this version is stored', async () => {
  const { ownVersion } = await import('./version.ts')
  const advice = 'Run: npm run store:release'
  expect(storedVersions(), advice).toContain(ownVersion())
})

test.each(storedVersions())(
  'a database of %s has all its content after an upgrade',
  async (version) => {
    const { payload, stored, read } = await upgrade(version)
    expect(stored.version).toBe(version)
    expect(await namesOf(payload)).toEqual(expect.arrayContaining(stored.migrations))
    expect(await read()).toEqual(upgraded(stored.content))

    vi.useFakeTimers({ now: Date.parse(stored.at) + 3_600_000, toFake: ['Date'] })
    const { postTo } = await import('../../testing/second-factor.ts')
    const { codeAt } = await import('../../accounts/second-factor/totp.ts')
    const { email, code, recoveryCode } = stored.account
    using _fully = hashFully()
    const enter = (more: object) => postTo(payload, '/users/login', { email, ...more })
    expect((await enter({ password: 'not this password' })).status).toBe(401)
    expect((await enter({ password: PASSWORD })).cookie).toBe('')
    expect((await enter({ password: PASSWORD, code: codeAt(code) })).cookie).toMatch(/=./)
    expect((await enter({ password: PASSWORD, code: recoveryCode })).cookie).toMatch(/=./)

    const where = { parent: { equals: stored.page } }
    const versions = { collection: 'pages', where, sort: 'id', limit: 1 } as const
    const [first] = (await payload.findVersions(versions)).docs
    await payload.restoreVersion({ collection: 'pages', id: String(first?.id), depth: 0 })
    const page = { collection: 'pages', id: stored.page, depth: 0 } as const
    expect((await payload.findByID({ ...page, draft: true })).title).toBe(first?.version.title)
    expect(await payload.findByID(page)).toMatchObject({ title: 'The harbour house' })

    const planned = { ...page, id: stored.planned }
    await payload.jobs.run()
    expect(await payload.findByID(planned)).toMatchObject({ _status: 'draft' })
    vi.setSystemTime(Date.parse(stored.due) + 60_000)
    await payload.jobs.run()
    expect(await payload.findByID(planned)).toMatchObject({ _status: 'published' })
  },
)

test.each(storedVersions())('a migration that loses a draft of %s is detected', async (version) => {
  const { page } = readStored(version, engine)
  const statement = `DELETE FROM _pages_v WHERE parent_id = ${page} AND version__status = 'draft'`
  const { payload, stored, read } = await upgrade(version, {
    name: '99991231_000000_loss',
    statement,
  })
  expect(await namesOf(payload)).toContain('99991231_000000_loss')
  expect(await read()).not.toEqual(stored.content)
})

test('a database of the last 0.1.0 is upgraded: its migrations made the same tables', async () => {
  const { replaced } = BEFORE_0_2_0[engine]
  const names = replaced.map((name) => `('${name}', 1)`).join(', ')
  const { payload, stored, read } = await upgrade('0.2.0', undefined, [
    'DROP TABLE version_history',
    'DELETE FROM payload_migrations',
    `INSERT INTO payload_migrations (name, batch) VALUES ${names}`,
  ])
  expect(await namesOf(payload)).toEqual(
    expect.arrayContaining([...replaced, ...stored.migrations]),
  )
  expect(await read()).toEqual(upgraded(stored.content))
})
