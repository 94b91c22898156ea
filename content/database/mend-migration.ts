/** Corrects what Payload writes into a migration; correct text stays as it is. */
export function mendMigration(text: string): string {
  return withDeletions(withTypeImports(text))
}

/** Node strips types, but does not know that a plain import names one. */
function withTypeImports(text: string) {
  const imports = 'import { type MigrateUpArgs, type MigrateDownArgs, sql }'
  return text.replace(/^import \{ MigrateUpArgs, MigrateDownArgs, sql \}/m, imports)
}

/** Drizzle drops `ON DELETE` from columns that are added later: deleting the record would fail. */
function withDeletions(text: string) {
  const added = /(ALTER TABLE \\`(\w+)\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\));/g
  return text.replace(added, (_, statement: string, table: string) => {
    return `${statement} ON DELETE ${table.endsWith('_rels') ? 'cascade' : 'set null'};`
  })
}
