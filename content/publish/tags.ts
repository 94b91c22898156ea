/** A record as it stands in its main table: what the public may or may not see of it. */
export type Row = { id?: number | string; slug?: unknown; _status?: unknown }

/** Whether the public sees this row; kinds without drafts are always public. */
export function isPublic(row: Row | undefined): boolean {
  return row !== undefined && (row._status === undefined || row._status === 'published')
}

/** The cache tags of a record of a collection, at its old address and at its new one. */
export function tagsOf(collection: string, rows: (Row | undefined)[]): string[] {
  const tags = rows.flatMap((row) => (row ? tagsOfRow(collection, row) : []))
  return [...new Set(tags)]
}

function tagsOfRow(collection: string, { id, slug }: Row) {
  const own = `${collection}:${id}`
  return typeof slug === 'string' && slug ? [own, `${collection}:slug=${slug}`] : [own]
}
