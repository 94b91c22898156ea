import { listParameters } from '../content/list-choice.ts'

/** What stands at an address: the page-type slug of its query, and which record it asks for. */
export type Route =
  | { kind: 'home' | 'map' | 'real_estate_overview' }
  | { kind: 'page' | 'experience' | 'gallery'; slug: string }
  | { kind: 'real_estate_cat'; slug: string; search: string }
  | { kind: 'real_estate_listing'; slug: string; category: string }

/** Slugs no generic page can have (readings, Content contract). */
const RESERVED = new Set(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])

const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** The route of a canonical address, its known parameters included; nothing where none can be. */
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
  if (second === undefined) return single(first)
  if (first === 'experiences') return { kind: 'experience', slug: second }
  return first === 'gallery' ? { kind: 'gallery', slug: second } : undefined
}

function single(slug: string): Route | undefined {
  if (slug === 'map') return { kind: 'map' }
  return RESERVED.has(slug) ? undefined : { kind: 'page', slug }
}

function realEstate(category: string | undefined, slug: string | undefined, search: string): Route {
  if (category === undefined) return { kind: 'real_estate_overview' }
  if (slug === undefined) return { kind: 'real_estate_cat', slug: category, search }
  return { kind: 'real_estate_listing', slug, category }
}

/** The parameters that are part of the addresses of a route; all others mean nothing to it. */
export function parametersOf(route: Route | undefined): typeof listParameters | undefined {
  return route?.kind === 'real_estate_cat' ? listParameters : undefined
}

/** An address in its two halves. */
export function splitAddress(address: string): { path: string; search: string } {
  const at = address.indexOf('?')
  if (at < 0) return { path: address, search: '' }
  return { path: address.slice(0, at), search: address.slice(at + 1) }
}
