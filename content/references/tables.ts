import type { BasePayload, CollectionSlug } from 'payload'
import { namesOf } from './names.ts'

type Raw = BasePayload['db']['rawTables'][string]

/** A table that may hold the target: in columns that refer to it, and in columns of JSON. */
export type Holder = { table: string; refers: string[]; json: string[]; parent?: Parent }

/** The table whose rows the rows of another one belong to, and the column that says to which. */
export type Parent = { table: string; column: string }

const OWNERS = new Set(['_parentID', 'parent'])

/** The name of the table of a collection or global. */
export function tableOf({ db }: BasePayload, slug: string): string {
  const name = slug.replaceAll('-', '_')
  return db.tableNameMap.get(name) ?? name
}

/** The name of the table of its versions. */
export function versionsOf(payload: BasePayload, slug: string): string {
  const name = `_${slug.replaceAll('-', '_')}${payload.db.versionsSuffix ?? '_v'}`
  return payload.db.tableNameMap.get(name) ?? name
}

/** Every table of this one and of what belongs to it that may hold a record of the collection. */
export function holdersOf(payload: BasePayload, root: string, wanted: CollectionSlug): Holder[] {
  const target = tableOf(payload, wanted)
  const all = Object.entries(payload.db.rawTables).map(([table, raw]) =>
    holderOf(table, raw, target),
  )
  const own = all.filter((holder) => rootOf(all, holder) === root)
  const isWritten = namesOf(payload.config, wanted).size > 0
  return own
    .map((holder) => (isWritten ? holder : { ...holder, json: [] }))
    .filter(({ refers, json }) => refers.length + json.length > 0)
}

function holderOf(table: string, { columns, foreignKeys = {} }: Raw, target: string): Holder {
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

function rootOf(all: Holder[], holder: Holder): string {
  const { parent } = holder
  if (!parent) return holder.table
  const above = all.find(({ table }) => table === parent.table)
  return above ? rootOf(all, above) : parent.table
}
