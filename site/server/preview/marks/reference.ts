import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'

/** The record and field that a value comes from: `pages:12#blocks.6f2.title`. */
export type Reference = { record: string; path: readonly string[] }

/** Globals by their type in the delivery schema: pages, and the settings of every page. */
const GLOBALS: ReadonlyMap<unknown, string> = new Map<string, string>([
  ...globalPages.map(({ type, global }) => [type, global] as const),
  ['SiteRecord', 'site'],
  ['GlobalRecord', 'global'],
  ['BrandRecord', 'brand'],
])

/** Collections by the type of their records in the delivery schema. */
const COLLECTIONS: ReadonlyMap<unknown, string> = new Map<string, string>([
  ...collectionPages.map(({ type, collection }) => [type, collection] as const),
  ['AmenityRecord', 'amenities'],
])

/** The record of a delivered object: `pages:12` or `global:home`; undefined if it is no record. */
export function recordOf({ __typename, id }: Record<string, unknown>): string | undefined {
  const global = GLOBALS.get(__typename)
  if (global) return `global:${global}`
  const collection = COLLECTIONS.get(__typename)
  return collection && id !== undefined ? `${collection}:${id}` : undefined
}

/** A reference as the text of a `data-edit` attribute; a record itself has no path. */
export function referenceText({ record, path }: Reference): string {
  return path.length > 0 ? `${record}#${path.join('.')}` : record
}

/** The common part of two references; undefined if they belong to different records. */
export function commonReference(one: Reference, other: Reference): Reference | undefined {
  if (one.record !== other.record) return undefined
  const end = one.path.findIndex((name, index) => name !== other.path[index])
  return { record: one.record, path: end < 0 ? one.path : one.path.slice(0, end) }
}
