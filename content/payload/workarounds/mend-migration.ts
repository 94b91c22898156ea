/** Corrects the text of a migration that Payload writes; correct text stays unchanged. */
export function mendMigration(text: string): string {
  return withDeletions(withTypeImports(text))
}

/**
 * Node strips types, but cannot tell that a plain import names one. Payload writes a plain import
 * (`@payloadcms/drizzle/dist/utilities/getMigrationTemplate.js`).
 * https://github.com/payloadcms/payload/pull/12020
 */
function withTypeImports(text: string) {
  const imports = 'import { type MigrateUpArgs, type MigrateDownArgs, sql }'
  return text.replace(/^import \{ MigrateUpArgs, MigrateDownArgs, sql \}/m, imports)
}

/**
 * Drizzle-kit drops `ON DELETE` from columns that are added later: deleting the record would fail.
 * https://github.com/drizzle-team/drizzle-orm/issues/5619
 */
function withDeletions(text: string) {
  const added = /(ALTER TABLE \\`(\w+)\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\));/g
  return text.replace(added, (_, statement: string, table: string) => {
    return `${statement} ON DELETE ${table.endsWith('_rels') ? 'cascade' : 'set null'};`
  })
}
