import { expect, test } from 'vitest'
import { mendMigration } from './mend-migration.ts'

test('types are imported as types, because Node strips them', () => {
  const written = "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'"
  expect(mendMigration(written)).toBe(
    "import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'",
  )
})

test.each([
  { table: 'global_menu', rule: 'set null' },
  { table: 'payload_locked_documents_rels', rule: 'cascade' },
])('deleting a record that an added column of $table refers to: $rule', ({ table, rule }) => {
  const added = `ALTER TABLE \\\`${table}\\\` ADD \\\`page_id\\\` integer REFERENCES pages(id)`
  const mended = mendMigration(`${added};`)
  expect(mended).toBe(`${added} ON DELETE ${rule};`)
  expect(mendMigration(mended)).toBe(mended)
})
