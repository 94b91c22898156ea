import type { Field } from 'payload'
import { isHiddenBlock } from '../../model/hidden-blocks.ts'
import type { Entry } from './entry.ts'

/** A block, or a row of a list. */
export type Row = Readonly<Record<string, unknown>>

/** A path: in the words of the form, and as names of fields with the ids of rows. */
export type Place = { words: string[]; path: string[] }

type Rows = {
  /** The differences within a row. */
  changes: (before: Row, after: Row, at: Place) => Entry[]
  /** The name of the row at this position (from 1). */
  name: (at: number, row: Row) => string
  /** The fields of a row. */
  fields: (row: Row) => Field[]
  /** The name of the whole list. */
  list: string
  /** The name of the list's field. */
  field: string
  place: Place
}

/** The differences between two lists of rows, which are identified by their ids. */
export function changedRows(before: Row[], after: Row[], rows: Rows): Entry[] {
  const { words, path } = rows.place
  const at = (name: string, row?: Row): Place => ({
    words: [...words, name],
    path: [...path, rows.field, ...(row ? [String(row.id)] : [])],
  })
  const was = new Map(before.map((row) => [row.id, row]))
  const is = new Map(after.map((row) => [row.id, row]))
  const changed = after.flatMap((row, index): Entry[] => {
    const earlier = was.get(row.id)
    const place = at(rows.name(index + 1, row), row)
    const fields = rows.fields(row)
    const hiding = hidingOf(earlier, row, place)
    if (!earlier) return [{ ...place, kind: 'added', was: undefined, is: row, fields }, ...hiding]
    return [...hiding, ...rows.changes(earlier, row, place)]
  })
  const removed = before.flatMap((row, index): Entry[] => {
    if (is.has(row.id)) return []
    const place = at(rows.name(index + 1, row), row)
    return [{ ...place, kind: 'removed', was: row, is: undefined, fields: rows.fields(row) }]
  })
  const isMoved = orderOf(before, is) !== orderOf(after, was)
  const names = (list: Row[]) => list.map((row, index) => rows.name(index + 1, row))
  const moved: Entry[] = isMoved
    ? [{ ...at(rows.list), kind: 'moved', was: names(before), is: names(after) }]
    : []
  return [...changed, ...removed, ...moved]
}

/** Whether a block was hidden or shown, which no field of a form says. */
function hidingOf(was: Row | undefined, is: Row, place: Place): Entry[] {
  const isHidden = isHiddenBlock(is)
  if (isHidden === isHiddenBlock(was)) return []
  return [{ ...place, kind: isHidden ? 'hidden' : 'shown', was: undefined, is: undefined }]
}

/** The ids of the rows that the other list has too, in order. */
function orderOf(list: Row[], other: ReadonlyMap<unknown, Row>) {
  return list.flatMap(({ id }) => (other.has(id) ? [id] : [])).join()
}
