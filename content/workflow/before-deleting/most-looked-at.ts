/**
 * The maximum number of records that are deleted at once: the uses of each are looked up
 * beforehand.
 */
export const MOST_LOOKED_AT = 100
