import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { namesOf } from './names.ts'
import { type Parent, type ReferencingTable, referencingTables } from './tables.ts'

type Statement = ReturnType<typeof sql>

/**
 * The ids of a table’s rows that may refer to the target: found by foreign keys, and by a text
 * search in columns of JSON, which is fast even with ten thousand records. The caller then walks
 * these few rows exactly.
 */
export async function candidates(
  req: PayloadRequest,
  root: string,
  target: Target,
  options: { isLatestOnly?: boolean } = {},
): Promise<number[]> {
  const { payload } = req
  const queries = referencingTables(payload, root, target.collection).map((table) =>
    rootIds(payload, table, select(payload, table, target)),
  )
  const [first, ...rest] = queries
  if (!first) return []
  const ids = rest.reduce((all, one) => sql`${all} UNION ${one}`, first)
  const latest = options.isLatestOnly
    ? sql` AND ${sql.identifier('latest')} = ${latestIn(payload)}`
    : sql``
  const table = sql.identifier(root)
  return run(req, sql`SELECT id FROM ${table} WHERE id IN (${ids})${latest}`)
}

/** The value of the column `latest` for the newest version. */
export function latestIn({ db }: BasePayload) {
  return db.name === 'postgres' ? sql`TRUE` : sql`1`
}

/** Selects the rows of one table that may refer to the target, by the id of their parent. */
function select(
  payload: BasePayload,
  { table, refers, json, parent }: ReferencingTable,
  target: Target,
) {
  const byId = refers.map((column) => sql`${sql.identifier(column)} = ${target.id}`)
  const byText = json.map((column) => containsId(payload, column, target))
  const where = sql.join([...byId, ...byText], sql` OR `)
  return sql`SELECT ${idColumn(parent)} FROM ${sql.identifier(table)} WHERE ${where}`
}

const idColumn = (parent: Parent | undefined) => sql.identifier(parent?.column ?? 'id')

/** Follows the parents of rows up to the record that they belong to. */
function rootIds(payload: BasePayload, { parent }: ReferencingTable, ids: Statement): Statement {
  const above = parent && payload.db.rawTables[parent.table]
  if (!parent || !above) return ids
  const key = Object.values(above.foreignKeys ?? {}).find(
    ({ columns }) => columns[0] === '_parentID',
  )
  const [column, next] = [above.columns._parentID?.name, key?.foreignColumns[0]?.table]
  if (!column || !next) return ids
  const further = sql`SELECT ${sql.identifier(column)} FROM ${sql.identifier(parent.table)} WHERE id IN (${ids})`
  return rootIds(
    payload,
    { table: parent.table, refers: [], json: [], parent: { table: next, column } },
    further,
  )
}

/** A condition: the column of JSON contains the id, as a value or in a list. */
function containsId({ db, config }: BasePayload, column: string, { collection, id }: Target) {
  const isPostgres = db.name === 'postgres'
  // PostgreSQL prints JSON with spaces.
  const gap = isPostgres ? ' ' : ''
  const names = [...namesOf(config, collection)]
  const single = names.flatMap((name) => ['}', ','].map((end) => `"${name}":${gap}${id}${end}`))
  const listed = ['[', `,${gap}`].flatMap((start) => [',', ']'].map((end) => `${start}${id}${end}`))
  // Drafts are not validated, so an id may be stored as a string.
  const quoted = `"${id}"`
  const text = sql`CAST(${sql.identifier(column)} AS text)`
  const position = isPostgres ? sql`strpos` : sql`instr`
  const isIn = (part: string) => sql`${position}(${text}, ${part}) > 0`
  const anyOf = (parts: string[]) => sql`(${sql.join(parts.map(isIn), sql` OR `)})`
  // Each pattern scans the whole text: these four exclude almost every row.
  const near = [`:${gap}${id}`, `[${id}`, `,${gap}${id}`, quoted]
  return sql`(${anyOf(near)} AND ${anyOf([...single, ...listed, quoted])})`
}

async function run(req: PayloadRequest, statement: Statement): Promise<number[]> {
  const rows = await readRows(req, statement)
  return rows.flatMap((row) => (hasId(row) ? [row.id] : []))
}

function hasId(row: unknown): row is { id: number } {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number'
}
