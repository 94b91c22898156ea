import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { migrationsDir } from './migrations-dir.ts'

/**
 * Writes a migration for what changed in the model, for both engines:
 * `node content/database/create-migration.ts <name>`. Each has a process of its own: a config knows
 * one engine. No database is needed, the model is compared with the latest snapshot.
 *
 * With `--postgres-anew` all of PostgreSQL's are replaced by one: for as long as nobody uses them.
 */
function createMigrations(name: string, isAnew: boolean) {
  if (isAnew) empty(migrationsDir('postgres'))
  for (const engine of isAnew ? (['postgres'] as const) : ENGINES) {
    const env = { ...process.env, ...ENVIRONMENT[engine] }
    const args = [import.meta.filename, name, engine]
    const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
    finish(migrationsDir(engine))
  }
}

const ENGINES = ['sqlite', 'postgres'] as const

const ENVIRONMENT = {
  sqlite: { DATABASE_URL: '' },
  postgres: { DATABASE_URL: 'postgres://nobody@localhost/nowhere' },
}

async function createMigration(name: string) {
  const scratch = mkdtempSync(join(tmpdir(), 'belvedere-migration-'))
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  Object.assign(process.env, {
    DATA_DIR: scratch,
    PAYLOAD_SECRET: 'for an empty database only',
    PAYLOAD_MIGRATING: 'true',
  })
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
  await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })
}

function empty(dir: string) {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  writeFileSync(join(dir, 'index.ts'), indexOf([]))
}

function finish(dir: string) {
  const names = migrationNames(dir)
  for (const made of names) mend(join(dir, `${made}.ts`))
  writeFileSync(join(dir, 'index.ts'), indexOf(names))
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

function migrationNames(dir: string) {
  const names = readdirSync(dir).filter((file) => /^\d+_\d+.*\.ts$/.test(file))
  return names.map((file) => file.slice(0, -3)).sort()
}

function indexOf(names: string[]) {
  const imports = names.map((name, i) => `import * as m${i} from './${name}.ts'\n`).join('')
  const rows = names.map((name, i) => `  { name: '${name}', up: m${i}.up, down: m${i}.down },\n`)
  return `${imports}\nexport const migrations = [\n${rows.join('')}]\n`
}

const [name, option] = process.argv.slice(2)
if (!name) throw new Error('Name the migration: node content/database/create-migration.ts <name>')
if (option === 'sqlite' || option === 'postgres') await createMigration(name)
else createMigrations(name, option === '--postgres-anew')
process.exit(0)
