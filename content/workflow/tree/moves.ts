/** Lists of rows by name: the links of the menu and the footer, as shown or as stored. */
export type Lists<Row> = Readonly<Record<string, readonly Row[]>>

/** A place in a list: before the row with this id, else at the end. */
export type Place = { list: string; before?: string }

type WithId = { id: string }

/** The lists with the row at this place, and nowhere else; in none of them without a place. */
export function moved<Row extends WithId>(
  lists: Lists<Row>,
  row: Row,
  to: Place | undefined,
): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, rows]) => {
      const others = rows.filter(({ id }) => id !== row.id)
      if (name !== to?.list) return [name, others]
      const at = others.findIndex(({ id }) => id === to.before)
      return [name, others.toSpliced(at < 0 ? others.length : at, 0, row)]
    }),
  )
}

/** Where a row is, so that it can be moved back; undefined if it is in no list. */
export function placeOf(lists: Lists<WithId>, id: string): Place | undefined {
  for (const [list, rows] of Object.entries(lists)) {
    const at = rows.findIndex((row) => row.id === id)
    if (at < 0) continue
    const next = rows[at + 1]
    return { list, ...(next && { before: next.id }) }
  }
  return undefined
}

/**
 * The place one step up or down: past its neighbour, and from the end of a list into the next one.
 * Undefined at the very beginning and the very end.
 */
export function nextPlace(lists: Lists<WithId>, id: string, step: -1 | 1): Place | undefined {
  const all = Object.entries(lists)
  const index = all.findIndex(([, rows]) => rows.some((row) => row.id === id))
  const [list, rows] = all[index] ?? ['', []]
  const at = rows.findIndex((row) => row.id === id)
  const neighbour = rows[at + step]
  if (neighbour) {
    const before = step < 0 ? neighbour : rows[at + 2]
    return { list, ...(before && { before: before.id }) }
  }
  const [other, others] = all[index + step] ?? []
  if (other === undefined) return undefined
  const first = step > 0 ? others?.[0] : undefined
  return { list: other, ...(first && { before: first.id }) }
}
