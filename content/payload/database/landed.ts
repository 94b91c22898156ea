import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsDir } from './migrations-dir.ts'

/*
 * A migration that has landed is never changed, renamed or removed: a database somewhere has run it.
 * `landed.json` holds the hash of each. `npm run new:migration` adds what it writes; run
 * `node content/payload/database/landed.ts` for one that was written by hand. Neither changes a hash:
 * for a migration that nobody has yet, delete its line first.
 */

type Hashes = Record<string, string>

const dir = migrationsDir('sqlite')
// In the folder of the migrations, Payload would treat it as the latest snapshot of the model.
const file = join(import.meta.dirname, 'landed.json')

/** The hashes of the migrations that have landed, by their paths. */
export function landedMigrations(): Hashes {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The hashes of the migrations in their current state. */
export function presentMigrations(): Hashes {
  const names = globSync(['*_*.ts', 'postgres/*_*.ts'], { cwd: dir }).sort()
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, name)))
      .digest('hex')
  return Object.fromEntries(names.map((name) => [name, hash(name)]))
}

/** Adds the hashes of migrations that have none. */
export function landMigrations(): void {
  const hashes = { ...presentMigrations(), ...landedMigrations() }
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)
}

if (import.meta.main) landMigrations()
