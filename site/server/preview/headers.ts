/**
 * The headers of all answers of a preview: no cache keeps them, and no search engine lists them.
 * Other sites learn the origin of a page only (`referrer-policy`), which players of films insist on.
 * The page gets a process of its own, apart from other ports of its host (`origin-agent-cluster`):
 * beside a form it paints while the studio is still busy with a key.
 */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'origin-agent-cluster': '?1',
} as const
