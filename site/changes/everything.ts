/** A tag that everything carries. */
export const EVERYTHING = '*'
