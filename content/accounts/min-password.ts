/** Minimum length of a password in characters. */
export const MIN_PASSWORD = 10
