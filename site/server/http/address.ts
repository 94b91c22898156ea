import { withoutPasted } from '@belvedere/kit/redirect-address.ts'
import { parametersOf, routeOf, splitAddress } from '../../screens/routes.ts'

/** A parsed request address. `path` includes the query parameters that its route uses. */
type Address =
  | { is: 'page'; path: string }
  | { is: 'payload'; path: string; hash: string }
  | { is: 'redirect'; to: string }
  /** The address of what may be a page, followed by the end of the sentence it was copied from. */
  | { is: 'pasted'; path: string; to: string }
  | { is: 'not-found'; path: string }

const PAYLOAD = '/_payload.json'
const PLAIN_PATH = /^(?:\/[A-Za-z0-9\-/]*)?$/

/**
 * Parses a request's address. Each page has one canonical address: lower case, single slashes, no
 * trailing slash, nothing encoded, and its route's parameters in a fixed order. Other spellings
 * redirect to it. Parameters that the route does not use are ignored.
 */
export function readAddress(url: string): Address {
  const { path, search } = splitAddress(url)
  const plain = withPlainLetters(path)
  const isPayload = plain.endsWith(PAYLOAD)
  const base = isPayload ? plain.slice(0, -PAYLOAD.length) : plain
  if (!PLAIN_PATH.test(base)) return readPasted(base, search) ?? { is: 'not-found', path }
  const page = canonicalPath(base)
  const route = routeOf(page)
  const { known, query } = canonicalQuery(search, parametersOf(route))
  const canonical = isPayload ? payloadPath(page) : page
  if (canonical !== path || query !== search) return { is: 'redirect', to: join(canonical, query) }
  if (!route) return { is: 'not-found', path }
  const own = join(page, known)
  return isPayload ? { is: 'payload', path: own, hash: hashOf(search) } : { is: 'page', path: own }
}

function readPasted(path: string, search: string): Address | undefined {
  const plain = [...withoutPasted(path)].find((one) => PLAIN_PATH.test(one))
  if (plain === undefined) return undefined
  const page = canonicalPath(plain)
  return routeOf(page) ? { is: 'pasted', path: page, to: join(page, search) } : undefined
}

/**
 * A name with an extension, or a location reserved for files (RFC 8615): never a page. People
 * follow old links to pages and documents of an earlier site, and get the error screen.
 */
const FILE = /^\/\.well-known\/|\.(?!(?:html?|php|aspx?|jsp|pdf)$)[a-z0-9]{1,20}$/i

/** Whether an address that is no page looks like that of a file. */
export function isFileAddress(path: string): boolean {
  return FILE.test(path)
}

function canonicalPath(path: string) {
  return (
    path
      .toLowerCase()
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/$/, '') || '/'
  )
}

function payloadPath(page: string) {
  return page === '/' ? PAYLOAD : page + PAYLOAD
}

/**
 * The route's parameters in canonical order, and the query to use in the address. The query is
 * returned unchanged if its parameters are canonical already.
 */
function canonicalQuery(search: string, parameters: ReturnType<typeof parametersOf>) {
  if (!search || !parameters) return { known: '', query: search }
  const parts = search.split('&')
  const isKnown = (part: string) => parameters.isKnown(nameOf(part))
  const given = parts.filter(isKnown).join('&')
  const known = parameters.canonical(given)
  if (known === given) return { known, query: search }
  const others = parts.filter((part) => part && !isKnown(part))
  return { known, query: [known, ...others].filter(Boolean).join('&') }
}

/** The query parameters that the request's route does not use, unchanged. */
export function unknownParameters(url: string): string {
  const { path, search } = splitAddress(url)
  const base = path.endsWith(PAYLOAD) ? path.slice(0, -PAYLOAD.length) : path
  const parameters = parametersOf(routeOf(canonicalPath(base)))
  const parts = search.split('&').filter((part) => part && !parameters?.isKnown(nameOf(part)))
  return (hashOf(search) ? parts.slice(1) : parts).join('&')
}

function nameOf(part: string) {
  return part.split('=', 1)[0] ?? ''
}

/** A payload's address carries its content hash as the first, nameless parameter. */
function hashOf(search: string) {
  const first = search.split('&', 1)[0] ?? ''
  return first.includes('=') ? '' : first
}

function join(path: string, query: string) {
  return query ? `${path}?${query}` : path
}

const ENCODED = /%[2-7][0-9a-f]/gi
const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/**
 * The path with letters, digits, `-`, `.`, `_` and `~` unencoded: with or without percent-encoding
 * they mean the same (RFC 3986, 2.3). All other encodings, such as `%2F`, stay as they are.
 */
function withPlainLetters(path: string): string {
  return path.replaceAll(ENCODED, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return UNRESERVED.test(character) ? character : encoded
  })
}
