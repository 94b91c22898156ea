import type { DatabaseSync } from 'node:sqlite'
import type { Column } from './columns.ts'

/** A connection to the target. */
export type Target = {
  query: <Row>(
    text: string,
    values?: unknown[],
  ) => Promise<{ rows: Row[]; rowCount: number | null }>
}

/** A table that is moved, with its columns in the target. */
export type Table = { name: string; columns: Column[] }

/** Both databases have their own of these: notes about migrations, and an index that is made again. */
const NOT_MOVED = /^(payload_migrations|overview(_.*)?|sqlite_.*)$/

/** The tables of both databases. Throws if they are not the same, with the same columns. */
export async function tablesOf(source: DatabaseSync, target: Target): Promise<Table[]> {
  const there = await postgresTables(target)
  const here = sqliteTables(source)
  const flaws = [...new Set([...here.keys(), ...there.keys()])].filter(
    (name) => namesIn(here.get(name)) !== namesIn(there.get(name)?.map((column) => column.name)),
  )
  if (flaws.length > 0)
    throw new Error(
      `The databases have different tables: ${flaws.toSorted().join(', ')}. Start this version once on the SQLite database ("npm start"), stop it, and move then.`,
    )
  return [...there].map(([name, columns]) => ({ name, columns }))
}

const namesIn = (columns: readonly string[] | undefined) => columns?.toSorted().join(' ')

function sqliteTables(source: DatabaseSync) {
  const rows = source
    .prepare(
      `SELECT t.name AS name, c.name AS "column" FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'`,
    )
    .all()
  return grouped(rows.map((row) => [String(row.name), String(row.column)]))
}

async function postgresTables(target: Target) {
  const { rows } = await target.query<{ name: string; column: string; type: string }>(
    `SELECT t.table_name AS name, c.column_name AS "column", c.data_type AS type
     FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
     WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
     ORDER BY t.table_name, c.ordinal_position`,
  )
  return grouped(rows.map(({ name, column, type }) => [name, { name: column, type }]))
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [name, value] of pairs) {
    if (NOT_MOVED.test(name)) continue
    const group = groups.get(name) ?? []
    group.push(value)
    groups.set(name, group)
  }
  return groups
}

/** A name in a statement of either engine. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
