import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { migrationsDir } from './migrations-dir.ts'

/** Writes a migration for what changed in the model: `node content/database/create-migration.ts <name>`. */
async function createMigration(name: string) {
  const scratch = mkdtempSync(join(tmpdir(), 'belvedere-migration-'))
  Object.assign(process.env, {
    DATA_DIR: scratch,
    PAYLOAD_SECRET: 'for an empty database only',
    PAYLOAD_MIGRATING: 'true',
  })
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })
  for (const made of migrationNames()) mend(join(migrationsDir(), `${made}.ts`))
  writeFileSync(join(migrationsDir(), 'index.ts'), indexOf(migrationNames()))
  await payload.destroy()
  rmSync(scratch, { recursive: true })
}

/** Puts right what Payload writes into a migration; one that is right already stays as it is. */
function mend(file: string) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, withDeletions(withTypeImports(text)))
}

/** Node strips types but does not know that a plain import names one. */
function withTypeImports(text: string) {
  const imports = 'import { type MigrateUpArgs, type MigrateDownArgs, sql }'
  return text.replace(/^import \{ MigrateUpArgs, MigrateDownArgs, sql \}/m, imports)
}

/** A column that is added later refers to a record as others do: it does not keep it from going. */
function withDeletions(text: string) {
  const added = /(ALTER TABLE \\`(\w+)\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\));/g
  return text.replace(added, (_, statement: string, table: string) => {
    return `${statement} ON DELETE ${table.endsWith('_rels') ? 'cascade' : 'set null'};`
  })
}

function migrationNames() {
  const names = readdirSync(migrationsDir()).filter((file) => /^\d+_\d+.*\.ts$/.test(file))
  return names.map((file) => file.slice(0, -3)).sort()
}

function indexOf(names: string[]) {
  const imports = names.map((name, i) => `import * as m${i} from './${name}.ts'\n`).join('')
  const rows = names.map((name, i) => `  { name: '${name}', up: m${i}.up, down: m${i}.down },\n`)
  return `${imports}\nexport const migrations = [\n${rows.join('')}]\n`
}

const name = process.argv[2]
if (!name) throw new Error('Name the migration: node content/database/create-migration.ts <name>')
await createMigration(name)
process.exit(0)
