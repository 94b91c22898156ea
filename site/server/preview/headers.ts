/**
 * The headers of all answers of a preview: no cache keeps them, and no search engine lists them.
 * Other sites learn the origin of a page only (`referrer-policy`), which players of films insist on.
 */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const
