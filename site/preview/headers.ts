/**
 * The headers of all answers of a preview: no cache keeps them, no search engine lists them, and no
 * other site learns their addresses.
 */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const
