import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'
import {
  type Parent,
  type ReferencingTable,
  referencingTables,
  tableOf,
} from '../../overview/references/tables.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { contentRoots, mediaInText } from './media-in-text.ts'

type Statement = ReturnType<typeof sql>

/**
 * The ids of all files that nothing refers to, neither published content nor the newest drafts: the
 * database looks up foreign keys by their indexes, and blocks and rich text are known as parsed.
 */
export async function findUnused(req: PayloadRequest): Promise<number[]> {
  const inText = await mediaInText(req)
  const rows = await readRows(req, withoutForeignKeys(req))
  return rows.flatMap((row) =>
    isObject(row) && typeof row.id === 'number' && !inText.has(row.id) ? [row.id] : [],
  )
}

/** Selects the files whose id is in no column for files. */
function withoutForeignKeys(req: PayloadRequest) {
  const { payload } = req
  const media = sql.identifier(tableOf(payload, 'media'))
  const uses = contentRoots(req).flatMap(({ root, isVersions }) =>
    referencingTables(payload, root, 'media').flatMap((table) =>
      table.refers.map((column) => usesIn(payload, table, column, isVersions ? root : undefined)),
    ),
  )
  const isFree = uses.map((use) => sql`NOT EXISTS (${use})`)
  return sql`SELECT m.id FROM ${media} m WHERE ${sql.join([sql`1 = 1`, ...isFree], sql` AND `)}`
}

/** Selects the rows of a table that refer to the file `m`, other than the file itself. */
function usesIn(
  payload: BasePayload,
  { table, parent }: ReferencingTable,
  column: string,
  versions: string | undefined,
) {
  const refers = sql`u.${sql.identifier(column)} = m.id`
  const isOther = table === tableOf(payload, 'media') ? sql` AND u.id <> m.id` : sql``
  const isNewest = versions ? sql` AND ${newest(payload, parent)}` : sql``
  return sql`SELECT 1 FROM ${sql.identifier(table)} u WHERE ${refers}${isOther}${isNewest}`
}

/**
 * A condition on a row `u`: the version that it is part of is the newest one. Written so that the
 * database looks rows up by the file: an index of `latest` or of parents would find thousands.
 */
function newest(payload: BasePayload, parent: Parent | undefined) {
  const latest = parent
    ? sql`(${latestOf(payload, parent.table, sql`u.${sql.identifier(parent.column)}`)})`
    : sql`u.latest`
  return sql`CASE WHEN ${latest} THEN 1 ELSE 0 END = 1`
}

/** Selects `latest` of the version that a row is part of; follows parents up to it. */
function latestOf(payload: BasePayload, table: string, id: Statement): Statement {
  const { columns = {}, foreignKeys = {} } = payload.db.rawTables[table] ?? {}
  const name = sql.identifier(table)
  const key = Object.values(foreignKeys).find(({ columns: [column] }) => column === '_parentID')
  const [column, above] = [columns._parentID?.name, key?.foreignColumns[0]?.table]
  if (!column || !above) return sql`SELECT latest FROM ${name} WHERE id = ${id}`
  const parent = sql`(SELECT ${sql.identifier(column)} FROM ${name} WHERE id = ${id})`
  return latestOf(payload, above, parent)
}
