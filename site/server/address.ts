/** What an address of the site stands for. */
export type Address =
  | { is: 'page'; path: string }
  | { is: 'payload'; path: string; hash: string }
  | { is: 'redirect'; to: string }
  | { is: 'nothing'; path: string }

/** Slugs no page can have (readings, Content contract). */
const RESERVED = new Set(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])

const PAYLOAD = '/_payload.json'
const PLAIN_PATH = /^\/[A-Za-z0-9\-/]*$/
const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * Reads a request's address. A page has exactly one: lower case, single slashes and none at the
 * end; whatever else comes close is sent there. Query parameters that no route knows are ignored.
 */
export function readAddress(url: string): Address {
  const [path = '/', ...rest] = url.split('?')
  const query = rest.join('?')
  const isPayload = path.endsWith(PAYLOAD)
  const page = isPayload ? path.slice(0, -PAYLOAD.length) || '/' : path
  if (!PLAIN_PATH.test(page)) return { is: 'nothing', path }
  const canonical = canonicalPath(page)
  if (canonical !== page) return redirect(canonical, isPayload, query)
  if (!isPageAddress(canonical)) return { is: 'nothing', path }
  return isPayload
    ? { is: 'payload', path: canonical, hash: query.split('&')[0] ?? '' }
    : { is: 'page', path: canonical }
}

function canonicalPath(path: string) {
  return path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

function redirect(path: string, isPayload: boolean, query: string): Address {
  const target = isPayload ? path.replace(/\/$/, '') + PAYLOAD : path
  return { is: 'redirect', to: query ? `${target}?${query}` : target }
}

function isPageAddress(path: string) {
  const slug = path.slice(1)
  return path === '/' || (SLUG.test(slug) && !RESERVED.has(slug))
}

/** The slug of a generic page; nothing at the address of the home page. */
export function slugOf(path: string): string | undefined {
  return path === '/' ? undefined : path.slice(1)
}
