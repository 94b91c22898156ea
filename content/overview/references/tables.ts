import type { BasePayload, CollectionSlug } from 'payload'
import { madeOnce } from './made-once.ts'
import { namesOf } from './names.ts'

type Raw = BasePayload['db']['rawTables'][string]

/** A table with columns that may refer to the target: foreign keys (`refers`) and JSON (`json`). */
export type ReferencingTable = { table: string; refers: string[]; json: string[]; parent?: Parent }

/** The parent table of a table of rows, and the column that refers to it. */
export type Parent = { table: string; column: string }

const OWNERS = new Set(['_parentID', 'parent'])

/** The name of the table of a collection or global. */
export function tableOf({ db }: BasePayload, slug: string): string {
  const name = slug.replaceAll('-', '_')
  return db.tableNameMap.get(name) ?? name
}

/** The name of the table of versions of a collection or global. */
export function versionsOf(payload: BasePayload, slug: string): string {
  const name = `_${slug.replaceAll('-', '_')}${payload.db.versionsSuffix ?? '_v'}`
  return payload.db.tableNameMap.get(name) ?? name
}

/** The root table and the tables below it that may refer to records of the collection. */
export function referencingTables(
  payload: BasePayload,
  root: string,
  collection: CollectionSlug,
): ReferencingTable[] {
  const all = tablesFor(payload.db.rawTables, tableOf(payload, collection))
  const isInJson = namesOf(payload.config, collection).size > 0
  return (all.get(root) ?? [])
    .map((one) => (isInJson ? one : { ...one, json: [] }))
    .filter(({ refers, json }) => refers.length + json.length > 0)
}

/** The tables that may refer to the target, by their root: each search for uses needs all of them. */
const tablesFor = madeOnce((rawTables: BasePayload['db']['rawTables'], target) => {
  const all = Object.entries(rawTables).map(([table, raw]) => referencingTable(table, raw, target))
  return Map.groupBy(all, (one) => rootOf(all, one))
})

function referencingTable(
  table: string,
  { columns, foreignKeys = {} }: Raw,
  target: string,
): ReferencingTable {
  const named = Object.entries(columns)
  const keys = Object.values(foreignKeys)
  const byKey = keys.filter(({ foreignColumns }) => foreignColumns[0]?.table === target)
  const keyed = new Set(byKey.flatMap((key) => key.columns))
  const refers = named.filter(
    ([name, column]) =>
      !OWNERS.has(name) && (column.reference?.table === target || keyed.has(name)),
  )
  const owner = keys.find((key) => key.columns.some((column) => OWNERS.has(column)))
  const parent = owner && parentOf(columns, owner)
  return {
    table,
    refers: refers.map(([, { name }]) => name),
    json: named.flatMap(([, { name, type }]) => (type === 'jsonb' ? [name] : [])),
    ...(parent && { parent }),
  }
}

function parentOf(columns: Raw['columns'], key: NonNullable<Raw['foreignKeys']>[string]) {
  const [own = ''] = key.columns
  const table = key.foreignColumns[0]?.table
  const column = columns[own]?.name
  return table && column ? { table, column } : undefined
}

function rootOf(all: ReferencingTable[], { table: own, parent }: ReferencingTable): string {
  if (!parent) return own
  const above = all.find(({ table }) => table === parent.table)
  return above ? rootOf(all, above) : parent.table
}
