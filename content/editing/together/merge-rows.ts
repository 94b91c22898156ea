import { choose, type Merging, type Step, type Versions } from './merging.ts'
import { type Fields, isSame } from './same.ts'

type Rows = { base: Fields[]; mine: Fields[]; theirs: Fields[] }
type MergeFields = (merging: Merging, path: Step[], versions: Versions) => Fields

/** Merges lists of rows or blocks: changed, new, removed and moved ones. */
export function mergeRows(
  merging: Merging,
  path: Step[],
  rows: Rows,
  mergeFields: MergeFields,
): Fields[] {
  const base = byId(rows.base)
  const mine = byId(rows.mine)
  const theirs = byId(rows.theirs)
  const kept = new Map<string, Fields>()
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const versions = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const row = mergeRow(merging, [...path, { row: id }], versions, mergeFields)
    if (row) kept.set(id, row)
  }
  const order = orderOf(merging, path, rows, new Set(kept.keys()))
  return order.map((id) => kept.get(id)).filter((row) => row !== undefined)
}

type RowVersions = Record<keyof Versions, Fields | undefined>

function mergeRow(
  merging: Merging,
  path: Step[],
  { base, mine, theirs }: RowVersions,
  mergeFields: MergeFields,
): Fields | undefined {
  if (mine && theirs) return mergeFields(merging, path, { base, mine, theirs })
  const row = mine ?? theirs
  // A new row stays; a removed one is removed only if the other side left it unchanged.
  if (!base || !row) {
    if (theirs) merging.taken.push(path)
    return row
  }
  if (isSame(base, row)) {
    if (mine) merging.taken.push(path)
    return undefined
  }
  return choose(merging, { path, kind: 'row', mine, theirs }) === 'mine' ? mine : theirs
}

/** The order of the side that moved rows, with the rows that only the other side has. */
function orderOf(merging: Merging, path: Step[], rows: Rows, kept: ReadonlySet<string>): string[] {
  const [base, mine, theirs] = [idsOf(rows.base), idsOf(rows.mine), idsOf(rows.theirs)]
  const both = (ids: string[]) => ids.filter((id) => mine.includes(id) && theirs.includes(id))
  const isKept = (id: string) => kept.has(id)
  const old = both(base)
  const moved = (ids: string[]) => !isSame(both(ids).filter(isIn(old)), old)
  const isTheirs = moved(theirs) && !isSame(both(mine), both(theirs))
  if (!isTheirs) return insertMissing(mine.filter(isKept), theirs.filter(isKept))
  const values = { mine: rows.mine, theirs: rows.theirs }
  if (moved(mine) && choose(merging, { path, kind: 'order', ...values }) === 'mine') {
    return insertMissing(mine.filter(isKept), theirs.filter(isKept))
  }
  if (!moved(mine)) merging.taken.push(path)
  return insertMissing(theirs.filter(isKept), mine.filter(isKept))
}

/** Adds the other side's own rows, each after the row that it follows there. */
function insertMissing(order: string[], other: string[]): string[] {
  const result = [...order]
  other.forEach((id, i) => {
    if (result.includes(id)) return
    const previous = other[i - 1]
    result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, id)
  })
  return result
}

const isIn = (ids: string[]) => (id: string) => ids.includes(id)
const idsOf = (rows: Fields[]) => rows.map(({ id }) => String(id))
const byId = (rows: Fields[]) => new Map(rows.map((row) => [String(row.id), row]))
