import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'
import { readRows } from '../database/read-rows.ts'
import { namesOf } from './names.ts'
import { type Holder, holdersOf, type Parent } from './tables.ts'
import type { Target } from './target.ts'

type Statement = ReturnType<typeof sql>

/**
 * The rows of a table that may hold the target. The database looks for it as text, which takes a
 * moment even among ten thousand records; whoever asks goes through those few rows properly.
 */
export async function candidates(
  req: PayloadRequest,
  root: string,
  target: Target,
  options: { isLatestOnly?: boolean } = {},
): Promise<number[]> {
  const { payload } = req
  const found = holdersOf(payload, root, target.collection).map((holder) =>
    climb(payload, holder, select(payload, holder, target)),
  )
  const [first, ...rest] = found
  if (!first) return []
  const ids = rest.reduce((all, one) => sql`${all} UNION ${one}`, first)
  const latest = options.isLatestOnly
    ? sql` AND ${sql.identifier('latest')} = ${latestIn(payload)}`
    : sql``
  const table = sql.identifier(root)
  return run(req, sql`SELECT id FROM ${table} WHERE id IN (${ids})${latest}`)
}

function latestIn({ db }: BasePayload) {
  return db.name === 'postgres' ? sql`TRUE` : sql`1`
}

/** The rows of one table that may hold it, by the id of what they belong to. */
function select(payload: BasePayload, { table, refers, json, parent }: Holder, target: Target) {
  const byId = refers.map((column) => sql`${sql.identifier(column)} = ${target.id}`)
  const byText = json.map((column) => holds(payload, column, target))
  const where = sql.join([...byId, ...byText], sql` OR `)
  return sql`SELECT ${own(parent)} FROM ${sql.identifier(table)} WHERE ${where}`
}

const own = (parent: Parent | undefined) => sql.identifier(parent?.column ?? 'id')

/** From rows of rows up to the record they belong to. */
function climb(payload: BasePayload, { parent }: Holder, ids: Statement): Statement {
  const above = parent && payload.db.rawTables[parent.table]
  if (!parent || !above) return ids
  const key = Object.values(above.foreignKeys ?? {}).find(
    ({ columns }) => columns[0] === '_parentID',
  )
  const [column, next] = [above.columns._parentID?.name, key?.foreignColumns[0]?.table]
  if (!column || !next) return ids
  const further = sql`SELECT ${sql.identifier(column)} FROM ${sql.identifier(parent.table)} WHERE id IN (${ids})`
  return climb(
    payload,
    { table: parent.table, refers: [], json: [], parent: { table: next, column } },
    further,
  )
}

/** Whether a column of JSON holds the id: as a value of its own or in a list. */
function holds({ db, config }: BasePayload, column: string, { collection, id }: Target) {
  const isPostgres = db.name === 'postgres'
  // PostgreSQL writes its JSON with spaces.
  const gap = isPostgres ? ' ' : ''
  const names = [...namesOf(config, collection)]
  const single = names.flatMap((name) => ['}', ','].map((end) => `"${name}":${gap}${id}${end}`))
  const listed = ['[', `,${gap}`].flatMap((start) => [',', ']'].map((end) => `${start}${id}${end}`))
  // Drafts keep an id as the program wrote it that sent them.
  const quoted = `"${id}"`
  const text = sql`CAST(${sql.identifier(column)} AS text)`
  const position = isPostgres ? sql`strpos` : sql`instr`
  const isIn = (part: string) => sql`${position}(${text}, ${part}) > 0`
  const anyOf = (parts: string[]) => sql`(${sql.join(parts.map(isIn), sql` OR `)})`
  // Each part means reading the whole text: four say no to almost every row.
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
