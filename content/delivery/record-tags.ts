import { NOUNS } from '../model/free-slug.ts'

type Groups = Readonly<Record<string, string>>

/** The fields that other pages show of a record, in groups that pages ask for together. */
const GROUPS: Readonly<Record<string, Groups>> = {
  listings: {
    ...groupOf('card', ['title', 'unit', 'status', 'price', 'priceSmall', 'category']),
    ...groupOf('card', ['area', 'squareFootage', 'bedrooms', 'bathrooms', 'thumbnail', 'related']),
    ...groupOf('map', ['meshKey', 'description']),
  },
  'real-estate-categories': {
    ...groupOf('title', ['title']),
    ...groupOf('hour', ['hour']),
    ...groupOf('summary', ['description', 'featuredImage']),
  },
  experiences: groupOf('summary', ['title', 'description', 'featuredImage']),
  galleries: groupOf('summary', ['title', 'thumbnail']),
  global: groupOf('hour', ['hour']),
}

/** Fields whose resolvers depend on other records only, and add the tags of these. */
const OF_OTHERS = new Set([
  'id',
  '_modelApiKey',
  'currency',
  'locale',
  'listingCount',
  'lowestPrice',
])

const ADDRESSED = new Set(Object.keys(NOUNS))

function groupOf(group: string, fields: string[]): Groups {
  return Object.fromEntries(fields.map((field) => [field, group]))
}

/**
 * The tag of a record that was read: whether it is published, and where. The fields that are read of
 * it add further tags; without an address there is one tag for all of it.
 */
export function recordTag(collection: string, id: unknown): string {
  const tag = `${collection}:${id}`
  return ADDRESSED.has(collection) || collection === 'global' ? `${tag}:address` : tag
}

/** The tag of a field: of its group, else of the whole record; undefined when it needs none. */
export function fieldTag(collection: string, id: unknown, field: string): string | undefined {
  if (OF_OTHERS.has(field)) return undefined
  if (field === 'slug' && recordTag(collection, id).endsWith(':address')) return undefined
  const group = GROUPS[collection]?.[field]
  return group ? `${collection}:${id}:${group}` : `${collection}:${id}`
}

/** The groups of a collection, each with its fields. */
export function fieldGroups(collection: string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [field, group] of Object.entries(GROUPS[collection] ?? {}))
    groups.set(group, [...(groups.get(group) ?? []), field])
  return groups
}
