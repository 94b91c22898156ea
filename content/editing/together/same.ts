import { isObject } from '@belvedere/kit/json.ts'

export type Fields = Record<string, unknown>

/** True for an object of fields, but not for lists and objects that are a single value. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isOneValue(value)
}

/** A rich text, or a reference to a record of several collections, changes as a whole. */
function isOneValue(value: object): boolean {
  if ('relationTo' in value && 'value' in value) return true
  return 'root' in value && typeof value.root === 'object' && value.root !== null
}

/** Rows of a list or blocks: each has an id. */
export function isRows(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => isFields(row) && row.id)
}

/**
 * The fields of a record whose value has keys of its own: the facts of a listing by their keys, the
 * words of the owner by theirs. In them “No” and an emptied word are answers.
 */
export const KEYED_FIELDS: ReadonlySet<string> = new Set(['facts', 'words'])

/** An empty value. A form and the database represent it differently. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return isFields(value) && Object.keys(value).every((name) => isSameIn(name, value[name], null))
}

/**
 * Whether two values are the same to an editor. A form has 0, the number of rows, for an empty
 * list.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (isEmpty(a) && isEmpty(b)) return true
  if ((a === 0 && isNoRows(b)) || (b === 0 && isNoRows(a))) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => isSame(item, b[i]))
  }
  if (!isObject(a) || !isObject(b)) return false
  return keysOf(a, b).every((name) => isSameIn(name, a[name], b[name]))
}

/** Whether two values of the field of this name are the same to an editor. */
export function isSameIn(name: string, a: unknown, b: unknown): boolean {
  return KEYED_FIELDS.has(name) ? isSameValue(a, b) : isSame(a, b)
}

/** The same for two values as a form has them: there an object is never a group of fields. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return isFields(a) || isFields(b) ? isExactly(a ?? {}, b ?? {}) : isSame(a, b)
}

/** Whether two values are equal; only a missing one is empty. */
export function isExactly(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => isExactly(item, b[i]))
  }
  if (!isFields(a) || !isFields(b)) return false
  return keysOf(a, b).every((key) => isExactly(a[key], b[key]))
}

const isNoRows = (value: unknown) => Array.isArray(value) && value.length === 0

/** The keys that one of two objects has, each once. */
export const keysOf = (a: object = {}, b: object = {}): string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
]
