import { isObject } from '@belvedere/kit/json.ts'
import type { OpenDatabase } from '../payload/database/on-open.ts'
import { FACTS_VERSION, factStatements } from './facts/tables.ts'
import { Kinds } from './kinds.ts'
import { statementsFor, VERSION } from './tables.ts'

/**
 * Creates the overview’s tables in a database that has none, or older ones. They are derived from
 * the content and can be rebuilt, so they are not part of the migrations: other columns or kinds
 * mean another version, whose tables replace the older ones.
 */
export async function openOverview(database: OpenDatabase): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true') return
  const { engine, globals } = database
  const version = `${VERSION} ${new Kinds(globals).all.join(' ')}`
  await replace(database, 'overview_version', version, () => statementsFor(engine, version))
  await replace(database, 'overview_facts_version', FACTS_VERSION, () => factStatements(engine))
}

async function replace(
  { engine, run }: OpenDatabase,
  table: string,
  version: string,
  make: () => string[],
) {
  const { rows } = await run(`SELECT version FROM ${table}`).catch(() => ({ rows: [] }))
  if (rows.some((row) => isObject(row) && row.version === version)) return
  const statements = make()
  if (engine === 'postgres') await run(statements.join(';\n'))
  // SQLite has one writer; a start that was killed in between starts over.
  else for (const statement of statements) await run(statement)
}
