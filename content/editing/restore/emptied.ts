import { isObject } from '@belvedere/kit/json.ts'
import { isFields } from '../together/same.ts'

/**
 * The version, with `null` for values that only the current draft has: an absent field would be
 * kept.
 */
export function emptied(current: unknown, version: unknown): Record<string, unknown> {
  if (!isObject(current) || !isObject(version)) return {}
  const names = new Set([...Object.keys(current), ...Object.keys(version)])
  return Object.fromEntries([...names].map((name) => [name, fieldOf(current[name], version[name])]))
}

function fieldOf(current: unknown, version: unknown): unknown {
  if (version === undefined) return Array.isArray(current) ? [] : null
  // A rich text or a reference is one value: the parts of the current one are not kept.
  if (isObject(version) && !isFields(version)) return version
  if (isObject(current) && isObject(version)) return emptied(current, version)
  if (!Array.isArray(current) || !Array.isArray(version)) return version
  return version.map((row) => (isObject(row) ? emptied(rowLike(current, row), row) : row))
}

const rowLike = (rows: unknown[], { id }: Record<string, unknown>) =>
  rows.find((row) => isObject(row) && id !== undefined && row.id === id) ?? {}
