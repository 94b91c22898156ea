/** A record’s row in its main table, published or not. */
export type Row = {
  readonly [field: string]: unknown
  id?: number | string
  slug?: unknown
  _status?: unknown
  /** Since when the record has been in the bin. */
  deletedAt?: unknown
}

/** A flag in `custom` of a collection: its records are for the studio, so none is ever public. */
export const STUDIO_ONLY = 'studioOnly'

/** Whether visitors may see this row of a collection. */
export const isPublicIn = (
  { custom }: { custom?: Record<string, unknown> },
  row: Row | undefined,
): boolean => !custom?.[STUDIO_ONLY] && isPublic(row)

/**
 * Whether this row is published. Rows of collections without drafts always are, except in the bin.
 */
export function isPublic(row: Row | undefined): boolean {
  if (!row || row.deletedAt) return false
  return row._status === undefined || row._status === 'published'
}
