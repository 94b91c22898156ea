/** The record and field that a value comes from: `pages:12#blocks.6f2.title`. */
export type Reference = { record: string; path: readonly string[] }

/** Globals by their type in the delivery schema. */
const GLOBALS: Readonly<Record<string, string>> = {
  HomeRecord: 'home',
  RealEstateOverviewRecord: 'real-estate-overview',
  MapRecord: 'map',
  SiteRecord: 'site',
  GlobalRecord: 'global',
  BrandRecord: 'brand',
}

/** Collections by the type of their records in the delivery schema. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  PageRecord: 'pages',
  ExperienceRecord: 'experiences',
  GalleryRecord: 'galleries',
  RealEstateListingRecord: 'listings',
  RealEstateCatRecord: 'real-estate-categories',
  AmenityRecord: 'amenities',
}

/** The record that a delivered object is: `pages:12` or `global:home`; undefined if it is none. */
export function recordOf({ __typename, id }: Record<string, unknown>): string | undefined {
  if (typeof __typename !== 'string') return undefined
  const global = GLOBALS[__typename]
  if (global) return `global:${global}`
  const collection = COLLECTIONS[__typename]
  return collection && id !== undefined ? `${collection}:${id}` : undefined
}

/** A reference as the text of a `data-edit` attribute; a record itself has no path. */
export function referenceText({ record, path }: Reference): string {
  return path.length > 0 ? `${record}#${path.join('.')}` : record
}

/** What two references have in common; undefined if they are of different records. */
export function commonReference(one: Reference, other: Reference): Reference | undefined {
  if (one.record !== other.record) return undefined
  const end = one.path.findIndex((name, index) => name !== other.path[index])
  return { record: one.record, path: end < 0 ? one.path : one.path.slice(0, end) }
}
