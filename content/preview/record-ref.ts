import type { CollectionSlug, GlobalSlug } from 'payload'

/** The collections whose records have pages of their own. */
const COLLECTIONS = [
  'pages',
  'experiences',
  'galleries',
  'real-estate-categories',
  'listings',
] as const satisfies CollectionSlug[]

/** The globals that can be shown: pages, and the settings that every page shows. */
const GLOBALS = [
  'home',
  'map',
  'real-estate-overview',
  'site',
  'brand',
  'global',
] as const satisfies GlobalSlug[]

export type PageCollection = (typeof COLLECTIONS)[number]
export type PageGlobal = (typeof GLOBALS)[number]

/** A record that can be previewed. */
export type RecordRef = { collection: PageCollection; id: number } | { global: PageGlobal }

/** The record that a text names: `pages:12` or `global:home`. */
export function parseRef(text: unknown): RecordRef | undefined {
  const [kind, name = '', ...rest] = typeof text === 'string' ? text.split(':') : []
  if (rest.length > 0) return undefined
  if (kind === 'global') return isPageGlobal(name) ? { global: name } : undefined
  const isId = /^[1-9]\d{0,14}$/.test(name)
  return isPageCollection(kind) && isId ? { collection: kind, id: Number(name) } : undefined
}

/** The text that names a record. */
export function refText(ref: RecordRef): string {
  return 'global' in ref ? `global:${ref.global}` : `${ref.collection}:${ref.id}`
}

export function isPageCollection(slug: unknown): slug is PageCollection {
  return COLLECTIONS.some((one) => one === slug)
}

export function isPageGlobal(slug: unknown): slug is PageGlobal {
  return GLOBALS.some((one) => one === slug)
}
