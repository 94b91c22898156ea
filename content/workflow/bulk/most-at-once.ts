/**
 * So many records are changed in one request, which takes less than a second; more are a bulk
 * change, which others can work beside.
 */
export const MOST_AT_ONCE = 25
