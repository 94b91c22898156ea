import { COLLECTION_PAGES } from '../kinds/table.ts'
import { isAddressed } from '../model/free-slug.ts'

type Groups = ReadonlyMap<string, readonly string[]>

/** The fields of a record that other pages show, in groups that pages query together. */
const GROUPS: ReadonlyMap<string, Groups> = new Map([
  ...Object.entries(COLLECTION_PAGES).map(
    ([collection, { tagged }]) => [collection, new Map(Object.entries(tagged))] as const,
  ),
  ['global', new Map([['hour', ['hour']]])],
])

/** The group of each field that is in one. */
const GROUP_OF = new Map(
  [...GROUPS].map(([collection, groups]) => [
    collection,
    new Map([...groups].flatMap(([group, fields]) => fields.map((field) => [field, group]))),
  ]),
)

/** Fields whose resolvers depend on other records only, and add their tags. */
const OF_OTHERS = new Set([
  'id',
  '_modelApiKey',
  'currency',
  'locale',
  'listingCount',
  'availableCount',
  'lowestPrice',
])

/**
 * The tag of a record that was read; it covers whether it is published, and its address. The fields
 * that are read add further tags; for records without an address one tag covers all fields.
 */
export function recordTag(collection: string, id: unknown): string {
  const tag = `${collection}:${id}`
  return isAddressed(collection) || collection === 'global' ? `${tag}:address` : tag
}

/**
 * The tag of a field: that of its group, else of the whole record; undefined when it needs none.
 */
export function fieldTag(collection: string, id: unknown, field: string): string | undefined {
  if (OF_OTHERS.has(field)) return undefined
  if (field === 'slug' && recordTag(collection, id).endsWith(':address')) return undefined
  const group = GROUP_OF.get(collection)?.get(field)
  return group ? `${collection}:${id}:${group}` : `${collection}:${id}`
}

/** The groups of a collection, each with its fields. */
export function fieldGroups(collection: string): Groups {
  return GROUPS.get(collection) ?? new Map()
}
