/** A record as it stands in its main table: what the public may or may not see of it. */
export type Row = { id?: number | string; slug?: unknown; _status?: unknown }

/** Whether the public sees this row; kinds without drafts are always public. */
export function isPublic(row: Row | undefined): boolean {
  return row !== undefined && (row._status === undefined || row._status === 'published')
}

/**
 * The cache tags of a changed record: its own, its old and its new address, and, where the address
 * itself has changed, the tag that links to it carry.
 */
export function tagsOf(collection: string, before?: Row, after?: Row): string[] {
  const rows = [before, after].filter((row) => row !== undefined)
  const tags = rows.flatMap((row) => tagsOfRow(collection, row))
  const moved = addressOf(before) !== addressOf(after) ? rows.map(({ id }) => id) : []
  return [...new Set([...tags, ...moved.map((id) => `${collection}:${id}:address`)])]
}

function tagsOfRow(collection: string, { id, slug }: Row) {
  const own = `${collection}:${id}`
  return typeof slug === 'string' && slug ? [own, `${collection}:slug=${slug}`] : [own]
}

/** What a link to this row leads to: nothing while the public does not see it. */
function addressOf(row: Row | undefined) {
  return isPublic(row) ? (row?.slug ?? undefined) : undefined
}
