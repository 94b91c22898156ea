import { parametersOf, routeOf, splitAddress } from '../screens/routes.ts'

/** What an address of the site stands for. Paths carry the parameters that their route knows. */
export type Address =
  | { is: 'page'; path: string }
  | { is: 'payload'; path: string; hash: string }
  | { is: 'redirect'; to: string }
  | { is: 'nothing'; path: string }

const PAYLOAD = '/_payload.json'
const PLAIN_PATH = /^(?:\/[A-Za-z0-9\-/]*)?$/

/**
 * Reads a request's address. A page has exactly one: lower case, single slashes and none at the
 * end, the parameters its route knows in one order; whatever else comes close is sent there.
 * Query parameters that no route knows are ignored.
 */
export function readAddress(url: string): Address {
  const { path, search } = splitAddress(url)
  const isPayload = path.endsWith(PAYLOAD)
  const base = isPayload ? path.slice(0, -PAYLOAD.length) : path
  if (!PLAIN_PATH.test(base)) return { is: 'nothing', path }
  const page = canonicalPath(base)
  const route = routeOf(page)
  const { known, query } = canonicalQuery(search, parametersOf(route))
  const canonical = isPayload ? payloadPath(page) : page
  if (canonical !== path || query !== search) return { is: 'redirect', to: join(canonical, query) }
  if (!route) return { is: 'nothing', path }
  const own = join(page, known)
  return isPayload ? { is: 'payload', path: own, hash: hashOf(search) } : { is: 'page', path: own }
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

/** The known parameters in their order, and the whole query: as it came where they are in it. */
function canonicalQuery(search: string, parameters: ReturnType<typeof parametersOf>) {
  if (!search || !parameters) return { known: '', query: search }
  const parts = search.split('&')
  const isKnown = (part: string) => parameters.names.includes(nameOf(part))
  const given = parts.filter(isKnown).join('&')
  const known = parameters.canonical(given)
  if (known === given) return { known, query: search }
  const others = parts.filter((part) => part && !isKnown(part))
  return { known, query: [known, ...others].filter(Boolean).join('&') }
}

/** The parameters of a request that its route does not know, as they came. */
export function otherParameters(url: string): string {
  const { path, search } = splitAddress(url)
  const base = path.endsWith(PAYLOAD) ? path.slice(0, -PAYLOAD.length) : path
  const names = parametersOf(routeOf(canonicalPath(base)))?.names ?? []
  const parts = search.split('&').filter((part) => part && !names.includes(nameOf(part)))
  return (hashOf(search) ? parts.slice(1) : parts).join('&')
}

function nameOf(part: string) {
  return part.split('=', 1)[0] ?? ''
}

/** A payload's address names its version before any parameter. */
function hashOf(search: string) {
  const first = search.split('&', 1)[0] ?? ''
  return first.includes('=') ? '' : first
}

function join(path: string, query: string) {
  return query ? `${path}?${query}` : path
}
