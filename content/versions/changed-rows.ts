/** A block, or a row of a list. */
export type Row = Readonly<Record<string, unknown>>

type Rows = {
  /** What differs within a row. */
  changes: (before: Row, after: Row, place: string[]) => string[]
  /** What a row at this place (from 1) is called. */
  name: (at: number, row: Row) => string
  /** What the whole list is called. */
  list: string
  place: string[]
}

/** What differs between two lists of rows, which are recognised by their ids. */
export function changedRows(before: Row[], after: Row[], rows: Rows): string[] {
  const told = (name: string, verb: string) => `${[...rows.place, name].join(' › ')} ${verb}`
  const was = new Map(before.map((row) => [row.id, row]))
  const is = new Map(after.map((row) => [row.id, row]))
  const changed = after.flatMap((row, index) => {
    const earlier = was.get(row.id)
    const name = rows.name(index + 1, row)
    if (!earlier) return [told(name, 'added')]
    return rows.changes(earlier, row, [...rows.place, name])
  })
  const removed = before.flatMap((row, index) =>
    is.has(row.id) ? [] : [told(rows.name(index + 1, row), 'removed')],
  )
  const isMoved = orderOf(before, is) !== orderOf(after, was)
  return [...changed, ...removed, ...(isMoved ? [told(rows.list, 'in another order')] : [])]
}

/** The ids of the rows that the other list has too, in order. */
function orderOf(list: Row[], other: ReadonlyMap<unknown, Row>) {
  return list.flatMap(({ id }) => (other.has(id) ? [id] : [])).join()
}
