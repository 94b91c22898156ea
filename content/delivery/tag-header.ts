import { isOn } from './header-flag.ts'

/**
 * The longest value of `x-cache-tags`. Many clients, `fetch` of Node among them, refuse a response
 * whose headers are longer than 16 KB together.
 */
export const MAX_TAG_HEADER = 15 * 1024

/**
 * Adds the cache tags as a header for a client that asks with `X-Cache-Tags: true`. They are
 * encoded as in a URL, because a tag may contain any text that was sent as a slug.
 */
export function addTagHeader(request: Request, response: Response, tags: Set<string>): void {
  if (!isOn(request.headers, 'x-cache-tags') || !response.ok || tags.size === 0) return
  const value = [...tags]
    .sort()
    .map((tag) => encodeURI(tag.toWellFormed()))
    .join(' ')
  if (value.length <= MAX_TAG_HEADER) response.headers.set('x-cache-tags', value)
}
