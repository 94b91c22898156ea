import { BEFORE_0_2_0 } from './before-0-2-0.ts'
import { type Ask, readFound, refusalOf } from './judge-database.ts'
import type { Engine } from './migrations-dir.ts'
import { ownVersion } from './version.ts'

type Database = { engine: Engine; run: Ask }

/** The advisory lock of PostgreSQL that is held while the statements run; an arbitrary number. */
const LOCK = 3_901_120

/**
 * Notes in the database that this version has opened and migrated it, so that another version can
 * name it. A table outside the model, which any other version can read.
 */
export async function noteVersion({ engine, run }: Database): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true') return
  const now = new Date().toISOString()
  await each(engine, run, [
    'CREATE TABLE IF NOT EXISTS version_history (version text PRIMARY KEY, opened_at text NOT NULL)',
    `INSERT INTO version_history (version, opened_at) VALUES ('${ownVersion()}', '${now}') ON CONFLICT (version) DO UPDATE SET opened_at = excluded.opened_at`,
  ])
}

/**
 * Runs before the migrations: throws if this code cannot use the database, before anything is
 * written. A database with all migrations of 0.1.0 gets the one that replaced them.
 */
export async function admitDatabase(
  { engine, run }: Database,
  migrations: readonly { name: string }[],
): Promise<void> {
  const known = migrations.map(({ name }) => name)
  const found = await readFound(run)
  const refusal = refusalOf(found, { engine, version: ownVersion(), known })
  if (refusal) throw new Error(refusal)
  const { replaced, by } = BEFORE_0_2_0[engine]
  if (found.applied.includes(by) || !found.applied.some((name) => replaced.includes(name))) return
  await each(engine, run, [
    `INSERT INTO payload_migrations (name, batch) SELECT '${by}', 1 WHERE NOT EXISTS (SELECT 1 FROM payload_migrations WHERE name = '${by}')`,
  ])
}

/** PostgreSQL runs all in one transaction, one start-up after another; SQLite has one writer. */
async function each(engine: Engine, run: Ask, statements: string[]) {
  if (engine === 'postgres')
    await run([`SELECT pg_advisory_xact_lock(${LOCK})`, ...statements].join(';\n'))
  else for (const statement of statements) await run(statement)
}
