/** What an address of the site stands for. */
export type Address =
  | { is: 'page'; path: string }
  | { is: 'payload'; path: string; hash: string }
  | { is: 'redirect'; to: string }
  | { is: 'nothing'; path: string }

/** Slugs no page can have (readings, Content contract). */
const RESERVED = new Set(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])

const PAYLOAD = '/_payload.json'
const PLAIN_PATH = /^(?:\/[A-Za-z0-9\-/]*)?$/
const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * Reads a request's address. A page has exactly one: lower case, single slashes and none at the
 * end; whatever else comes close is sent there. Query parameters that no route knows are ignored.
 */
export function readAddress(url: string): Address {
  const { path, query } = split(url)
  const isPayload = path.endsWith(PAYLOAD)
  const base = isPayload ? path.slice(0, -PAYLOAD.length) : path
  if (!PLAIN_PATH.test(base)) return { is: 'nothing', path }
  const page = canonicalPath(base)
  const canonical = isPayload ? payloadAddress(page) : page
  if (canonical !== path) return { is: 'redirect', to: query ? `${canonical}?${query}` : canonical }
  if (!isPageAddress(page)) return { is: 'nothing', path }
  return isPayload
    ? { is: 'payload', path: page, hash: query.split('&', 1)[0] ?? '' }
    : { is: 'page', path: page }
}

function split(url: string) {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

function canonicalPath(path: string) {
  return (
    path
      .toLowerCase()
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/$/, '') || '/'
  )
}

function payloadAddress(page: string) {
  return page === '/' ? PAYLOAD : page + PAYLOAD
}

function isPageAddress(path: string) {
  const slug = path.slice(1)
  return path === '/' || (SLUG.test(slug) && !RESERVED.has(slug))
}

/** The slug of a generic page; nothing at the address of the home page. */
export function slugOf(path: string): string | undefined {
  return path === '/' ? undefined : path.slice(1)
}
