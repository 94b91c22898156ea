/** The maximum number of rows; the stylesheet has one rule per row and picture. */
export const MOST_ROWS = 8
