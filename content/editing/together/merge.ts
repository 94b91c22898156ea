import { mergeRows } from './merge-rows.ts'
import { choose, type Merge, type Merging, type Side, type Step, type Versions } from './merging.ts'
import {
  type Fields,
  isExactly,
  isFields,
  isRows,
  isSame,
  isSameIn,
  isSameValue,
  KEYED_FIELDS,
  keysOf,
} from './same.ts'

/** Set by the service with every save. */
export const SERVICE_FIELDS = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'globalType',
])

/**
 * Merges two versions that began from the same one, field by field; rows are matched by their ids.
 * Where both sides changed a field, mine is taken unless `choices` contains the conflict's key.
 */
export function merge(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  choices: ReadonlyMap<string, Side> = new Map(),
): Merge {
  const merging: Merging = { choices, conflicts: [], taken: [] }
  const merged: Fields = {}
  for (const name of keysOf(mine, theirs)) {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] }
    merged[name] = SERVICE_FIELDS.has(name)
      ? (versions.theirs ?? versions.mine)
      : mergeValue(merging, [name], versions)
  }
  return { merged, conflicts: merging.conflicts, taken: merging.taken }
}

/** Whether two versions have the same contents, apart from who saved them and when. */
export function hasSameContents(a: Fields, b: Fields): boolean {
  return keysOf(a, b).every((name) => SERVICE_FIELDS.has(name) || isSameIn(name, a[name], b[name]))
}

function mergeValue(merging: Merging, path: Step[], versions: Versions): unknown {
  const { base, mine, theirs } = versions
  const isSame = sameAt(path)
  if (isSame(mine, theirs)) return mine
  const lists = [base, mine, theirs]
  if (lists.some(isRows) && lists.every((list) => isRows(list) || hasNoRows(list))) {
    const [baseRows, mineRows, theirRows] = lists.map((list) => (isRows(list) ? list : []))
    const rows = { base: baseRows ?? [], mine: mineRows ?? [], theirs: theirRows ?? [] }
    return mergeRows(merging, path, rows, mergeFields)
  }
  if (canMergeFields(mine, theirs)) return mergeFields(merging, path, versions)
  if (isSame(base, mine)) {
    merging.taken.push(path)
    return theirs
  }
  if (isSame(base, theirs)) return mine
  return choose(merging, { path, kind: 'field', mine, theirs }) === 'mine' ? mine : theirs
}

/** How values at a path are compared: those inside a field with keys of its own exactly. */
export function sameAt([field, inside]: Step[]): (a: unknown, b: unknown) => boolean {
  if (typeof field !== 'string' || !KEYED_FIELDS.has(field) || typeof inside === 'object')
    return isSame
  return inside === undefined ? isSameValue : isExactly
}

function mergeFields(merging: Merging, path: Step[], { base, mine, theirs }: Versions): Fields {
  const [b, m, t] = [base, mine, theirs].map((value) => (isFields(value) ? value : {}))
  const merged = keysOf(m, t).map((name) => {
    const versions = { base: b?.[name], mine: m?.[name], theirs: t?.[name] }
    return [name, mergeValue(merging, [...path, name], versions)] as const
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

/** A group without values may be absent on one side. */
function canMergeFields(mine: unknown, theirs: unknown): boolean {
  const isAbsent = (value: unknown) => value === undefined || value === null
  if (isFields(mine)) return isFields(theirs) || isAbsent(theirs)
  return isFields(theirs) && isAbsent(mine)
}

const hasNoRows = (list: unknown) =>
  list === undefined || list === null || list === 0 || (Array.isArray(list) && list.length === 0)
