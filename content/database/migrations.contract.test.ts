import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '../migrations/index.ts'

function openDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-migrations-'))
  const client = createClient({ url: `file:${join(folder, 'content.sqlite')}` })
  onTestFinished(() => {
    client.close()
    rmSync(folder, { recursive: true })
  })
  return client
}

type Statement = { queryChunks: { value: string[] }[] }

/** What a migration uses of Payload's database: statements without parameters. */
function argsFor(client: Client) {
  const run = ({ queryChunks }: Statement) =>
    client.execute(queryChunks.map(({ value }) => value.join('')).join(''))
  return { db: { run } } as unknown as MigrateUpArgs
}

async function valuesOf(client: Client, query: string) {
  const { rows } = await client.execute(query)
  return rows.map((row) => Object.values({ ...row }))
}

const [first, second] = migrations

test('pages keep their addresses when addresses become a matter of language', async () => {
  const client = openDatabase()
  await first?.up(argsFor(client))
  await client.executeMultiple(`
    INSERT INTO pages (id, slug, _status) VALUES (1, 'lagoon', 'published'), (2, 'no-title', 'draft'), (3, NULL, 'draft');
    INSERT INTO pages_locales (title, _locale, _parent_id) VALUES ('The Lagoon', 'en', 1);
    INSERT INTO _pages_v (id, parent_id, version_slug) VALUES (7, 1, 'lagoon-2');
    INSERT INTO _pages_v_locales (version_title, _locale, _parent_id) VALUES ('The Lagoon', 'en', 7);
  `)

  await second?.up(argsFor(client))

  const addresses = 'SELECT _parent_id, _locale, title, slug FROM pages_locales ORDER BY 1'
  expect(await valuesOf(client, addresses)).toEqual([
    [1, 'en', 'The Lagoon', 'lagoon'],
    [2, 'en', null, 'no-title'],
  ])
  const versions = 'SELECT version_title, version_slug FROM _pages_v_locales'
  expect(await valuesOf(client, versions)).toEqual([['The Lagoon', 'lagoon-2']])
})

test('a column that was added later does not keep the record it refers to from being deleted', async () => {
  const client = openDatabase()
  for (const { up } of migrations) await up(argsFor(client))
  await client.executeMultiple(`
    PRAGMA foreign_keys = ON;
    INSERT INTO global (id) VALUES (1);
    INSERT INTO experiences (id) VALUES (1);
    INSERT INTO global_menu (id, _order, _parent_id, link_target, link_experience_id) VALUES ('a', 1, 1, 'experience', 1);
    INSERT INTO payload_locked_documents (id) VALUES (1);
    INSERT INTO payload_locked_documents_rels (parent_id, path, experiences_id) VALUES (1, 'document', 1);
    DELETE FROM experiences;
  `)
  expect(await valuesOf(client, 'SELECT link_experience_id FROM global_menu')).toEqual([[null]])
  expect(await valuesOf(client, 'SELECT id FROM payload_locked_documents_rels')).toEqual([])
})

test('accounts keep all their rights, and settings stay public, when roles and drafts come', async () => {
  const client = openDatabase()
  const [before, roles] = [migrations.slice(0, 4), migrations[4]]
  await client.execute('PRAGMA foreign_keys = ON')
  for (const { up } of before) await up(argsFor(client))
  await client.executeMultiple(`
    INSERT INTO users (id, email) VALUES (1, 'ada@example.com');
    INSERT INTO site (id, currency) VALUES (1, 'CHF');
    INSERT INTO site_locales (name, _locale, _parent_id) VALUES ('Punta Alba', 'en', 1);
    INSERT INTO _site_v (id, version_currency) VALUES (4, 'EUR'), (5, 'CHF');
    INSERT INTO _site_v_locales (version_name, _locale, _parent_id) VALUES ('Punta Alba', 'en', 5);
    INSERT INTO global (id, phone) VALUES (1, '123');
    INSERT INTO _global_v (id) VALUES (1), (2);
  `)
  await client.execute('BEGIN')
  await roles?.up(argsFor(client))
  await client.execute('COMMIT')
  const site = 'SELECT currency, _status, name FROM site JOIN site_locales ON _parent_id = site.id'
  expect(await valuesOf(client, 'SELECT role FROM users')).toEqual([['administrator']])
  expect(await valuesOf(client, site)).toEqual([['CHF', 'published', 'Punta Alba']])
  expect(await valuesOf(client, 'SELECT phone, _status FROM global')).toEqual([
    ['123', 'published'],
  ])
  for (const table of ['_site_v', '_global_v']) {
    const versions = `SELECT version__status, latest FROM ${table} ORDER BY id`
    expect(await valuesOf(client, versions)).toEqual([
      ['published', 0],
      ['published', 1],
    ])
  }
  const names = 'SELECT version_name, _parent_id FROM _site_v_locales'
  expect(await valuesOf(client, names)).toEqual([['Punta Alba', 5]])
  await roles?.down(argsFor(client))
  expect(await valuesOf(client, 'SELECT name FROM site_locales')).toEqual([['Punta Alba']])
})
