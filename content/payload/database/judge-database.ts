import { BEFORE_0_2_0 } from './before-0-2-0.ts'
import type { Engine } from './migrations-dir.ts'

/** The state of a database: its migrations, and the versions that opened it, the last one last. */
type Found = { applied: string[]; versions: string[] }

/** The code that opens it: its version, and its migrations. */
export type Own = { engine: Engine; version: string; known: readonly string[] }

type Row = { readonly [column: string]: unknown }
export type Ask = (statement: string) => Promise<{ rows: readonly Row[] }>

/** The last commit with the migrations of 0.1.0. */
const LAST_OF_0_1_0 = 'b97ed46e'

/** Reads it; a new database has neither table, and one made before 0.2.0 has no versions. */
export async function readFound(ask: Ask): Promise<Found> {
  const read = async (statement: string) => {
    const { rows } = await ask(statement).catch((error: unknown) => {
      if (isMissingTable(error)) return { rows: [] as Row[] }
      throw error
    })
    return rows.flatMap((row) => Object.values(row).map(String))
  }
  return {
    applied: (await read('SELECT name FROM payload_migrations')).filter((name) => name !== 'dev'),
    versions: await read('SELECT version FROM version_history ORDER BY opened_at, version'),
  }
}

/** SQLite names the missing table in its message; PostgreSQL has the code 42P01, "undefined table". */
function isMissingTable(error: unknown) {
  if (!(error instanceof Error)) return false
  return /no such table/.test(error.message) || ('code' in error && error.code === '42P01')
}

/**
 * The reason why this code cannot use the database, with advice, in sentences; undefined if it can,
 * perhaps after its migrations. A database with an unknown migration has other tables than the
 * model expects.
 */
export function refusalOf({ applied, versions }: Found, own: Own): string | undefined {
  const { replaced, by } = BEFORE_0_2_0[own.engine]
  const unknown = applied.find((name) => !own.known.includes(name) && !replaced.includes(name))
  if (unknown) return unknownSentence(unknown, { applied, versions }, own)
  const isHalf =
    applied.length > 0 && !applied.includes(by) && !replaced.every((name) => applied.includes(name))
  if (!isHalf) return undefined
  return `The database was made by an early 0.1.0 of Belvedere, and this is ${own.version}, which upgrades the last 0.1.0 only. Start that one once: “git checkout ${LAST_OF_0_1_0}”, then “npm start”; then come back (docs/upgrade.md, “From 0.1.0”). ${UNCHANGED}`
}

const UNCHANGED = 'Nothing in the database was changed.'

function unknownSentence(unknown: string, { versions }: Found, { version }: Own) {
  const last = versions.at(-1)
  if (!last)
    return `The database was made by an early 0.1.0 of Belvedere, or by a version that it does not name, and this is ${version}, which cannot upgrade it: its migration "${unknown}" was not kept. Start the code that made it, which goes on working; how to carry its content over is in docs/upgrade.md, “From 0.1.0”. ${UNCHANGED}`
  const has = `which does not know its migration "${unknown}"`
  if (last === version)
    return `The database was last opened by other code of Belvedere ${last} than this, ${has}. Start the code that has it, or restore the backup from before it (docs/upgrade.md, “Going back”). ${UNCHANGED}`
  return `The database was last opened by Belvedere ${last}, and this is ${version}, ${has}. Install ${last} or a later version, or restore the backup from before the upgrade (docs/upgrade.md, “Going back”). ${UNCHANGED}`
}

/** The effect of opening the database, in a sentence. */
export function forecastOf({ applied, versions }: Found, own: Own): string {
  const { replaced, by } = BEFORE_0_2_0[own.engine]
  const isOfOld = replaced.every((name) => applied.includes(name))
  const has = (name: string) => applied.includes(name) || (name === by && isOfOld)
  const missing = own.known.filter((name) => !has(name))
  if (applied.length === 0)
    return `There is no content yet: ${own.version} makes its tables when it starts.`
  const brings =
    missing.length === 0 ? 'migrates nothing' : `migrates it when it starts (${missing.join(', ')})`
  return `The database was last opened by ${versions.at(-1) ?? '0.1.0'}. This is ${own.version}, which ${brings}.`
}
