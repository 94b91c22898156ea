import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mendMigration } from '../workarounds/mend-migration.ts'
import { forEachEngine } from './for-each-engine.ts'
import { landMigrations } from './landed.ts'
import { migrationsDir } from './migrations-dir.ts'

/*
 * `npm run new:migration NAME`: writes a migration for what has changed in the model, for each engine.
 */
const [name = '', engine] = process.argv.slice(2)
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    'Name the migration in small letters with underscores: npm run new:migration blue_doors',
  )
  process.exit(1)
}

await forEachEngine({
  program: import.meta.filename,
  args: [name],
  engine,
  work: async (payload) =>
    payload.db.createMigration({ payload, migrationName: name, skipEmpty: true }),
  after: (one) => finish(migrationsDir(one)),
})

function finish(dir: string) {
  const names = migrationNames(dir)
  for (const one of names) {
    const file = join(dir, `${one}.ts`)
    writeFileSync(file, mendMigration(readFileSync(file, 'utf8')))
    const snapshot = join(dir, `${one}.json`)
    // The model is compared with the newest snapshot alone.
    if (one !== names.at(-1)) rmSync(snapshot, { force: true })
    else writeFileSync(snapshot, `${JSON.stringify(JSON.parse(readFileSync(snapshot, 'utf8')))}\n`)
  }
  writeFileSync(join(dir, 'index.ts'), indexOf(names))
  landMigrations()
}

function migrationNames(dir: string) {
  const names = readdirSync(dir).filter((file) => /^\d+_\d+.*\.ts$/.test(file))
  return names.map((file) => file.slice(0, -3)).sort()
}

function indexOf(names: string[]) {
  const imports = names.map((one, i) => `import * as m${i} from './${one}.ts'\n`).join('')
  const rows = names.map((one, i) => `  { name: '${one}', up: m${i}.up, down: m${i}.down },\n`)
  return `${imports}\nexport const migrations = [\n${rows.join('')}]\n`
}
