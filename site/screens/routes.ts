import { listParameters } from '../content/list-choice.ts'
import { mapParameters } from '../content/map-choice.ts'

/** A parsed address: the page-type slug of its query, and the record's slug. */
export type Route =
  | { kind: 'home' | 'real_estate_overview' }
  | { kind: 'map'; search: string }
  | { kind: 'page' | 'experience' | 'gallery'; slug: string }
  | { kind: 'real_estate_cat'; slug: string; search: string }
  | { kind: 'real_estate_listing'; slug: string; category: string }

/** Slugs that generic pages cannot have (readings, Content contract). */
const RESERVED = new Set(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])

const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** The route of a canonical address, including its parameters; undefined if no route matches. */
export function routeOf(address: string): Route | undefined {
  const { path, search } = splitAddress(address)
  if (path === '/') return { kind: 'home' }
  const segments = path.slice(1).split('/')
  return segments.every((segment) => SLUG.test(segment)) ? routeTo(segments, search) : undefined
}

function routeTo([first = '', second, third, more]: string[], search: string): Route | undefined {
  if (more !== undefined) return undefined
  if (first === 'real-estate') return realEstate(second, third, search)
  if (third !== undefined) return undefined
  if (second === undefined) return single(first, search)
  if (first === 'experiences') return { kind: 'experience', slug: second }
  return first === 'gallery' ? { kind: 'gallery', slug: second } : undefined
}

function single(slug: string, search: string): Route | undefined {
  if (slug === 'map') return { kind: 'map', search }
  return RESERVED.has(slug) ? undefined : { kind: 'page', slug }
}

function realEstate(category: string | undefined, slug: string | undefined, search: string): Route {
  if (category === undefined) return { kind: 'real_estate_overview' }
  if (slug === undefined) return { kind: 'real_estate_cat', slug: category, search }
  return { kind: 'real_estate_listing', slug, category }
}

/** The query parameters that a route uses; undefined if none. All others are ignored. */
export function parametersOf(route: Route | undefined): Parameters | undefined {
  if (route?.kind === 'map') return mapParameters
  return route?.kind === 'real_estate_cat' ? listParameters : undefined
}

type Parameters = {
  names: string[]
  /** The canonical spelling of a query of these parameters. */
  canonical: (search: string) => string
}

/** Splits an address at the `?`. `search` has no `?` and is empty if there is no query. */
export function splitAddress(address: string): { path: string; search: string } {
  const at = address.indexOf('?')
  if (at < 0) return { path: address, search: '' }
  return { path: address.slice(0, at), search: address.slice(at + 1) }
}
