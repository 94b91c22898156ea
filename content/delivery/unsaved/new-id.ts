/**
 * The id of a record in the form of a new one, which is not stored yet: `pages:0`. It is a number, so
 * that it can be compared with those of stored records.
 */
export const NEW_ID = 0
