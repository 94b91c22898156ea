/** Maximum size in bytes of an unauthenticated request without a file. */
export const ANONYMOUS_BYTES = 64 * 1024

/** Maximum size in bytes of a request without a file, from a signed-in editor. */
export const EDITOR_BYTES = 6 * 1024 * 1024

/** The error message for a request larger than `limit`. */
export function tooLarge(limit: number): string {
  return limit >= EDITOR_BYTES
    ? 'This is larger than 6 MB, the limit for one request. Please split it; large files belong in the media library.'
    : 'This is larger than 64 KB, the limit for people who are not signed in. Sign in to the studio and try again.'
}

/**
 * Maximum size in bytes of the address and headers of a request: a query by GET may be as long as
 * one by POST, plus Node's own default for headers.
 */
export const HEADER_BYTES = ANONYMOUS_BYTES + 16 * 1024
