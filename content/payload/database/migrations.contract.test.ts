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

/** The part of Payload's database that a migration uses: statements without parameters. */
function argsFor(client: Client) {
  const run = ({ queryChunks }: Statement) =>
    client.execute(queryChunks.map(({ value }) => value.join('')).join(''))
  return { db: { run } } as unknown as MigrateUpArgs
}

async function valuesOf(client: Client, query: string) {
  const { rows } = await client.execute(query)
  return rows.map((row) => Object.values({ ...row }))
}

test('a record that settings and locks refer to can be deleted', async () => {
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
