import '../payload/quick-imports.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { mendMigration } from '../payload/mend-migration.ts'
import { migrationsDir } from './migrations-dir.ts'

/**
 * Writes a migration for what changed in the model, for both engines:
 * `node content/database/create-migration.ts <name>`. Each engine has a process of its own, because a
 * config knows one engine. No database is needed: the model is compared with the latest snapshot.
 *
 * With `--squash` one migration replaces all: only before the first release, since databases that ran
 * the old ones cannot run it.
 */
function createMigrations(name: string, isSquash: boolean) {
  if (isSquash) for (const engine of ENGINES) empty(migrationsDir(engine))
  for (const engine of ENGINES) {
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
  mkdirSync(dir, { recursive: true })
  for (const file of readdirSync(dir)) if (/\.(?:ts|json)$/.test(file)) rmSync(join(dir, file))
  writeFileSync(join(dir, 'index.ts'), indexOf([]))
}

function finish(dir: string) {
  const names = migrationNames(dir)
  for (const made of names) {
    const file = join(dir, `${made}.ts`)
    writeFileSync(file, mendMigration(readFileSync(file, 'utf8')))
    // The model is compared with the newest snapshot alone.
    if (made !== names.at(-1)) rmSync(join(dir, `${made}.json`), { force: true })
  }
  writeFileSync(join(dir, 'index.ts'), indexOf(names))
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
else createMigrations(name, option === '--squash')
process.exit(0)
