import type { SQLOutputValue } from 'node:sqlite'

/** A column by its name and the `data_type` that PostgreSQL’s information schema tells. */
export type Column = { name: string; type: string }

type Kind = 'boolean' | 'number' | 'time' | 'json' | 'bytes' | 'text'

/** A value of SQLite as PostgreSQL takes it as a parameter. */
export function toPostgres(value: SQLOutputValue, type: string): unknown {
  if (value === null) return null
  if (kindOf(type) === 'boolean') return Boolean(value)
  return value instanceof Uint8Array ? Buffer.from(value) : value
}

/**
 * A value of either database as a text that is equal for equal values: the engines differ in how
 * they store booleans, numbers, times and JSON.
 */
export function comparable(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'null'
  switch (kindOf(type)) {
    case 'boolean':
      return String(Boolean(value))
    case 'number':
      return String(Number(value))
    case 'time':
      return new Date(value as string | number | Date).toISOString()
    case 'json':
      return stable(typeof value === 'string' ? JSON.parse(value) : value)
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('base64')
    case 'text':
      return `"${String(value)}"`
  }
}

const KINDS: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'time',
  jsonb: 'json',
  json: 'json',
  bytea: 'bytes',
}

function kindOf(type: string): Kind {
  return KINDS[type] ?? 'text'
}

/** JSON with the keys of objects in order: PostgreSQL sorts them by length. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stable(inner)}`).join(',')}}`
}
