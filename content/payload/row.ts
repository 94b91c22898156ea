/** A record’s row in its main table, published or not. */
export type Row = {
  readonly [field: string]: unknown
  id?: number | string
  slug?: unknown
  _status?: unknown
  /** Since when the record has been in the bin. */
  deletedAt?: unknown
}

/**
 * Whether this row is published. Rows of collections without drafts always are, except in the bin.
 */
export function isPublic(row: Row | undefined): boolean {
  if (!row || row.deletedAt) return false
  return row._status === undefined || row._status === 'published'
}
