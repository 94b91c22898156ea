const ROW_ID = /^[\w-]{1,64}$/

/**
 * Whether a text can be the id of a block or row, which clients choose and previews write in HTML.
 */
export function isRowId(id: unknown): id is string {
  return typeof id === 'string' && ROW_ID.test(id)
}
