/** A record’s row in its main table, published or not. */
export type Row = {
  readonly [field: string]: unknown
  id?: number | string
  slug?: unknown
  _status?: unknown
}

/** Whether this row is published; rows of collections without drafts always are. */
export function isPublic(row: Row | undefined): boolean {
  return row !== undefined && (row._status === undefined || row._status === 'published')
}
