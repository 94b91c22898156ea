import { isObject } from '@belvedere/kit/json.ts'
import type { OpenDatabase } from '../payload/database/on-open.ts'
import { Kinds } from './kinds.ts'
import { statementsFor, VERSION } from './tables.ts'

/**
 * Creates the overview’s tables in a database that has none, or older ones. They are made from the
 * content and can be made again, so they are not part of the migrations: other columns or kinds are
 * another version, whose tables replace the older ones.
 */
export async function openOverview({ engine, globals, run }: OpenDatabase): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true') return
  const version = `${VERSION} ${new Kinds(globals).all.join(' ')}`
  const { rows } = await run('SELECT version FROM overview_version').catch(() => ({ rows: [] }))
  if (rows.some((row) => isObject(row) && row.version === version)) return
  const statements = statementsFor(engine, version)
  if (engine === 'postgres') await run(statements.join(';\n'))
  // SQLite has one writer; a start that was killed in between begins again.
  else for (const statement of statements) await run(statement)
}
