/** As many rows as the stylesheet can pair with pictures. */
export const MOST_ROWS = 8
