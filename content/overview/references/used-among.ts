import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { BasePayload, PayloadRequest } from 'payload'
import { readRows, type Statement } from '../../payload/database/read-rows.ts'
import { withoutJit } from '../../payload/database/without-jit.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { latestIn } from './candidates.ts'
import { idsInJson, idTexts, type Several } from './ids-in-json.ts'
import { mayRefer } from './may-refer.ts'
import {
  type Parent,
  type ReferencingTable,
  referencingTables,
  tableOf,
  versionsOf,
} from './tables.ts'

/** A table of records, globals or their versions, and how the pages of its owners begin. */
type Root = { table: string; path: string; isVersions: boolean; isGlobal: boolean }

/**
 * Which of several records are used, each with the paths of what uses it, by one statement. As in the
 * search for one record’s uses, what is in the bin uses nothing. In JSON an id counts by the name of its
 * key, so a few that nothing uses may be among them: `findUses` tells for each.
 */
export async function usedAmong(
  req: PayloadRequest,
  several: Several,
): Promise<Map<number, Set<string>>> {
  const found = rootsFor(req.payload, several).flatMap((root) => select(req.payload, root, several))
  const used = new Map<number, Set<string>>()
  if (found.length === 0) return used
  const rows = await inTransaction(req, async () => {
    await withoutJit(req)
    return readRows(req, sql.join(found, sql` UNION `))
  })
  for (const row of rows) {
    if (!isObject(row)) continue
    const [id, path] = [Number(row.target), String(row.path)]
    // A record’s link to itself goes with it.
    if (path === `/collections/${several.collection}/${id}`) continue
    used.set(id, (used.get(id) ?? new Set()).add(path))
  }
  return used
}

function rootsFor(payload: BasePayload, { collection }: Several): Root[] {
  const { collections, globals } = mayRefer(payload, collection)
  const both = (slug: string, hasVersions: boolean, path: string, isGlobal: boolean) => [
    { table: tableOf(payload, slug), path, isVersions: false, isGlobal },
    ...(hasVersions
      ? [{ table: versionsOf(payload, slug), path, isVersions: true, isGlobal }]
      : []),
  ]
  return [
    ...collections.flatMap(({ slug, versions }) =>
      both(slug, Boolean(versions?.drafts), `/collections/${slug}/`, false),
    ),
    ...globals.flatMap(({ slug, versions }) =>
      both(slug, Boolean(versions), `/globals/${slug}`, true),
    ),
  ]
}

/** Selects `path` and `target` of a root and of the tables below it. */
function select(payload: BasePayload, root: Root, several: Several): Statement[] {
  const pairs = referencingTables(payload, root.table, several.collection).flatMap((one) =>
    pairsIn(payload, one, several).map((pair) => atRoot(payload, one.parent, pair)),
  )
  if (pairs.length === 0) return []
  const { columns } = payload.db.rawTables[root.table] ?? {}
  const binned = columns?.[root.isVersions ? 'version_deletedAt' : 'deletedAt']?.name
  const owner = root.isVersions && !root.isGlobal ? 'parent_id' : 'id'
  const path = root.isGlobal
    ? sql`CAST(${root.path} AS text)`
    : sql`CAST(${root.path} AS text) || r.${sql.identifier(owner)}`
  const conditions = [
    ...(binned ? [sql`r.${sql.identifier(binned)} IS NULL`] : []),
    ...(root.isVersions ? [sql`r.latest = ${latestIn(payload)}`] : []),
  ]
  const where = sql.join([sql`1 = 1`, ...conditions], sql` AND `)
  return [
    sql`SELECT ${path} AS path, pair.target AS target FROM (${sql.join(pairs, sql` UNION `)}) AS pair
      JOIN ${sql.identifier(root.table)} AS r ON r.id = pair.owner WHERE ${where}`,
  ]
}

/** Selects `owner` and `target` of one table, by each column that may refer to the records. */
function pairsIn(
  payload: BasePayload,
  { table, refers, json, parent }: ReferencingTable,
  several: Several,
): Statement[] {
  const owner = parent?.column ?? 'id'
  const byKey = refers.map((column) => {
    const target = sql`CAST(${sql.identifier(column)} AS text)`
    return sql`SELECT ${sql.identifier(owner)} AS owner, ${target} AS target FROM ${sql.identifier(table)} WHERE ${target} IN (${idTexts(payload, several)})`
  })
  return [...byKey, ...json.map((column) => idsInJson(payload, { table, column, owner }, several))]
}

/** Follows the parents of rows up to the record that they belong to. */
function atRoot(payload: BasePayload, parent: Parent | undefined, pairs: Statement): Statement {
  const above = parent && payload.db.rawTables[parent.table]
  const key = Object.values(above?.foreignKeys ?? {}).find(
    ({ columns }) => columns[0] === '_parentID',
  )
  const [column, table] = [above?.columns._parentID?.name, key?.foreignColumns[0]?.table]
  if (!parent || !column || !table) return pairs
  const further = sql`SELECT up.${sql.identifier(column)} AS owner, below.target AS target FROM (${pairs}) AS below JOIN ${sql.identifier(parent.table)} AS up ON up.id = below.owner`
  return atRoot(payload, { table, column }, further)
}
