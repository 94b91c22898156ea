import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'
import type { NamesIn, PageKind } from '@belvedere/blocks/page-path.ts'
import { type Addresses, addresses, ownPath } from '@belvedere/kit/addresses.ts'
import { listParameters } from '../content/list-choice.ts'
import { mapParameters } from '../content/map-choice.ts'

type Parameters = {
  /** Whether the page depends on a parameter of this name. */
  isKnown: (name: string) => boolean
  /** The canonical spelling of a query of these parameters. */
  canonical: (search: string) => string
}

/** The kinds of pages that depend on the query of their address. */
const PARAMETERS = { map: mapParameters, real_estate_cat: listParameters }

type Key = PageKind['key']

type Pattern<K> = Extract<PageKind, { key: K }>['path']

/** A parsed address: the kind of its page, the slugs in its path, and its query where that counts. */
export type RouteOf<K extends Key = Key> = {
  [Each in K]: { kind: Each } & Record<NamesIn<Pattern<Each>>, string> &
    (Each extends keyof typeof PARAMETERS ? { search: string } : object)
}[K]

export type Route = RouteOf

/** Folders of the site and the content service themselves (readings, Content contract). */
const FOLDERS = new Set(['media', 'builds', 'graphql', 'preview', 'assets'])

const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

type Segmented = { key: Key; segments: string[] }[]

let known: { of: Addresses; patterns: Segmented } | undefined

/** The patterns of pages that exist many times, made once for the names in use. */
function patterns(): Segmented {
  const of = addresses()
  if (known?.of === of) return known.patterns
  const made = collectionPages.map(({ key, path }) => ({
    key,
    segments: segmentsOf(ownPath(path)),
  }))
  known = { of, patterns: made }
  return made
}

function segmentsOf(path: string): string[] {
  return path.slice(1).split('/')
}

/** The route of a canonical address, including its parameters; undefined if no route matches. */
export function routeOf(address: string): Route | undefined {
  const { path, search } = splitAddress(address)
  const kind = globalPages.find((page) => ownPath(page.path) === path)?.key
  if (kind) return routeTo(kind, {}, search)
  const given = segmentsOf(path)
  if (FOLDERS.has(given[0] ?? '')) return undefined
  for (const { key, segments } of patterns()) {
    const slugs = slugsIn(given, segments)
    if (slugs) return routeTo(key, slugs, search)
  }
  return undefined
}

/** The slugs at the names of a pattern; undefined if the path does not match it. */
function slugsIn(given: readonly string[], segments: readonly string[]) {
  if (given.length !== segments.length) return undefined
  const slugs: Record<string, string> = {}
  for (const [i, segment] of segments.entries()) {
    const own = given[i] ?? ''
    if (!segment.startsWith(':')) {
      if (own !== segment) return undefined
    } else if (SLUG.test(own)) slugs[segment.slice(1)] = own
    else return undefined
  }
  return slugs
}

/** The names of the slugs are those of the pattern, from which the type of the route is made. */
function routeTo(kind: Key, slugs: Record<string, string>, search: string) {
  return { kind, ...slugs, ...(kind in PARAMETERS && { search }) } as Route
}

/** The query parameters that a route uses; undefined if none. All others are ignored. */
export function parametersOf(route: Route | undefined): Parameters | undefined {
  const parameters: Partial<Record<Route['kind'], Parameters>> = PARAMETERS
  return route && parameters[route.kind]
}

/** Splits an address at the `?`. `search` has no `?` and is empty if there is no query. */
export function splitAddress(address: string): { path: string; search: string } {
  const at = address.indexOf('?')
  if (at < 0) return { path: address, search: '' }
  return { path: address.slice(0, at), search: address.slice(at + 1) }
}
