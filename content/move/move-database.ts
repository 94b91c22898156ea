import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Payload } from 'payload'
import { withSqlite } from '../payload/database/sqlite-file.ts'
import { type Column, comparable, toPostgres } from './columns.ts'
import { quoted, type Table, type Target, tablesOf } from './tables.ts'

export type Moved = { tables: number; records: number }

/** The part of Payload’s adapter for PostgreSQL that is used here. */
type Postgres = { pool: { connect: () => Promise<Target & { release: () => void }> } }

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const MAX_PARAMETERS = 20_000

/**
 * Copies all records of a SQLite file into the empty PostgreSQL database of `payload`, in one
 * transaction, reads both sides again and compares every record. Nothing may write to the file
 * meanwhile, which is locked. If anything is wrong it throws, and the target stays empty.
 */
export async function moveDatabase(file: string, { db }: Payload): Promise<Moved> {
  const target = await (db as unknown as Postgres).pool.connect()
  try {
    return await withSqlite(file, 'write', (source) => copyLocked(source, file, target))
  } finally {
    target.release()
  }
}

async function copyLocked(source: DatabaseSync, file: string, target: Target): Promise<Moved> {
  lock(source, file)
  const tables = await tablesOf(source, target)
  await requireEmpty(target, tables)
  await target.query('BEGIN')
  try {
    const records = await copyAll(source, target, tables)
    await target.query('COMMIT')
    return { tables: tables.length, records }
  } catch (error) {
    await target.query('ROLLBACK')
    throw error
  }
}

function lock(source: DatabaseSync, file: string) {
  try {
    source.exec('BEGIN IMMEDIATE')
  } catch (cause) {
    throw new Error(`Another program writes to ${file}. Stop the content service first.`, { cause })
  }
}

/** The version that opened a database is noted in each, so that table is replaced. */
const REPLACED = 'version_history'

async function requireEmpty(target: Target, tables: readonly Table[]) {
  for (const { name } of tables) {
    if (name === REPLACED) continue
    const { rowCount } = await target.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`)
    if (rowCount)
      throw new Error(
        `The PostgreSQL database is not empty: it has records in ${name}. Nothing was moved. Name an empty database.`,
      )
  }
}

async function copyAll(source: DatabaseSync, target: Target, tables: readonly Table[]) {
  const constraints = await foreignKeys(target)
  // Records refer to each other in circles, so references are checked when all are there.
  for (const { table, name } of constraints)
    await target.query(
      `ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(name)} DEFERRABLE INITIALLY DEFERRED`,
    )
  await target.query(`DELETE FROM ${quoted(REPLACED)}`)
  let records = 0
  for (const table of tables) records += await copyTable(source, target, table)
  await target.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { table, name } of constraints)
    await target.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(name)} NOT DEFERRABLE`)
  for (const table of tables) await continueIds(source, target, table)
  for (const table of tables) await compare(source, target, table)
  return records
}

async function foreignKeys(target: Target) {
  const { rows } = await target.query<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  return rows
}

type Row = Record<string, SQLOutputValue>

async function copyTable(source: DatabaseSync, target: Target, { name, columns }: Table) {
  const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / columns.length))
  let batch: Row[] = []
  let count = 0
  for (const row of rowsOf(source, { name, columns })) {
    batch.push(row)
    count++
    if (batch.length < atOnce) continue
    await insert(target, { name, columns }, batch)
    batch = []
  }
  if (batch.length > 0) await insert(target, { name, columns }, batch)
  return count
}

function rowsOf(source: DatabaseSync, { name, columns }: Table): Iterable<Row> {
  const statement = source.prepare(`SELECT ${listOf(columns)} FROM ${quoted(name)}`)
  return statement.iterate() as Iterable<Row>
}

async function insert(target: Target, { name, columns }: Table, rows: readonly Row[]) {
  const values = rows.flatMap((row) =>
    columns.map((column) => toPostgres(row[column.name] ?? null, column.type)),
  )
  const places = rows.map(
    (_, row) => `(${columns.map((_, i) => `$${row * columns.length + i + 1}`).join(',')})`,
  )
  try {
    await target.query(
      `INSERT INTO ${quoted(name)} (${listOf(columns)}) VALUES ${places.join(',')}`,
      values,
    )
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Records of ${name} cannot be stored: ${reason}. Nothing was moved.`, { cause })
  }
}

const listOf = (columns: readonly Column[]) => columns.map(({ name }) => quoted(name)).join(', ')

/** Ids go on after the last one that was ever given, which may belong to a deleted record. */
async function continueIds(source: DatabaseSync, target: Target, { name, columns }: Table) {
  for (const column of columns) {
    const { rows } = await target.query<{ sequence: string | null }>(
      'SELECT pg_get_serial_sequence($1, $2) AS sequence',
      [quoted(name), column.name],
    )
    const sequence = rows[0]?.sequence
    if (!sequence) continue
    const last = source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name)?.seq
    await target.query(
      `SELECT setval($1, greatest($2::bigint, (SELECT max(${quoted(column.name)}) FROM ${quoted(name)}), 1), $3)`,
      [sequence, Number(last ?? 0), Number(last ?? 0) > 0],
    )
  }
}

async function compare(source: DatabaseSync, target: Target, table: Table) {
  const { rows } = await target.query<Record<string, unknown>>(
    `SELECT ${listOf(table.columns)} FROM ${quoted(table.name)}`,
  )
  const there = fingerprints(rows, table)
  const here = fingerprints(rowsOf(source, table), table)
  if (here.length === there.length && here.every((hash, i) => hash === there[i])) return
  throw new Error(
    `Records of ${table.name} differ after the copy (${here.length} and ${there.length}). Nothing was moved.`,
  )
}

/** A hash of each record, in an order that both databases share. */
function fingerprints(rows: Iterable<Record<string, unknown>>, { columns }: Table): string[] {
  const hashes: string[] = []
  for (const row of rows) {
    const text = columns.map(({ name, type }) => comparable(row[name], type)).join('\n')
    hashes.push(createHash('sha256').update(text).digest('base64'))
  }
  return hashes.toSorted()
}
