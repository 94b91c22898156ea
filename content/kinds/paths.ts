import { type Addresses, addresses, ownPath } from '@belvedere/kit/addresses.ts'
import {
  aboveOf,
  COLLECTION_PAGES,
  GLOBAL_PAGES,
  type PageCollection,
  type PageGlobal,
  pageCollections,
  pageGlobals,
} from './table.ts'

type Row = { readonly [field: string]: unknown; readonly slug?: unknown }

/** Reads the record above another one; returns nothing if visitors may not see it. */
type ReadAbove = (collection: PageCollection, id: unknown) => Promise<Row | null | undefined>

/** The path of a record; undefined without a slug, and while the page above it is hidden. */
export async function pathOfRecord(
  collection: PageCollection,
  record: Row,
  readAbove: ReadAbove,
): Promise<string | undefined> {
  const { below } = COLLECTION_PAGES[collection]
  const slug = typeof record.slug === 'string' ? record.slug.trim() : ''
  if (!slug) return undefined
  if (typeof below === 'string') return `${ownPath(below)}/${slug}`
  const above = await readAbove(below.collection, record[below.field])
  const path = above && (await pathOfRecord(below.collection, above, readAbove))
  return path ? `${path}/${slug}` : undefined
}

/** The pattern of the paths of a collection: `/real-estate/:category/:slug`. */
export function patternOf(collection: PageCollection): string {
  return `${patternAbove(collection)}/:slug`
}

function patternAbove(collection: PageCollection): string {
  const { below } = COLLECTION_PAGES[collection]
  return typeof below === 'string'
    ? ownPath(below)
    : `${patternAbove(below.collection)}/:${below.field}`
}

/** The page that can be at a path: a global, or the record with a slug and the path above it. */
export type PageAt =
  | { global: PageGlobal }
  | { collection: PageCollection; slug: string; above: string | undefined }

type Slugged = { collection: PageCollection; isMatch: RegExp }[]

let slugged: { of: Addresses; patterns: Slugged } | undefined

/** The patterns of all collections, made once for the names in use. */
function sluggedPatterns(): Slugged {
  const of = addresses()
  if (slugged?.of === of) return slugged.patterns
  const patterns = pageCollections.map((collection) => ({
    collection,
    isMatch: new RegExp(`^${patternOf(collection).replaceAll(/:\w+/g, '[^/?#]+')}$`),
  }))
  slugged = { of, patterns }
  return patterns
}

/** The path of a page of which there is one. */
export function pathOfGlobal(slug: PageGlobal): string {
  return ownPath(GLOBAL_PAGES[slug].path)
}

/** Which page can be at a path; undefined if none has such paths. */
export function pageAt(path: string): PageAt | undefined {
  const global = pageGlobals.find((slug) => pathOfGlobal(slug) === path)
  if (global) return { global }
  const collection = sluggedPatterns().find(({ isMatch }) => isMatch.test(path))?.collection
  if (!collection) return undefined
  const end = path.lastIndexOf('/')
  const above = aboveOf(collection) && path.slice(0, end)
  return { collection, slug: path.slice(end + 1), above }
}

/** A stored record: the fields of which its path consists. */
type StoredRow = { id?: unknown; slug?: unknown; above?: unknown }

/** The collections, each after the one below whose pages its own are. */
export const aboveFirst: readonly PageCollection[] = pageCollections.toSorted(
  (one, other) => depthOf(one) - depthOf(other),
)

function depthOf(collection: PageCollection): number {
  const above = aboveOf(collection)
  return above ? depthOf(above.collection) + 1 : 0
}

/** All records of all kinds with their paths, without those that have none. */
export async function placeRows<R extends StoredRow>(
  read: (collection: PageCollection) => Promise<readonly R[]>,
): Promise<{ row: R; path: string; collection: PageCollection }[]> {
  const all = await Promise.all(aboveFirst.map(read))
  const paths = new Map<string, string>()
  return aboveFirst.flatMap((collection, i) => {
    const { below } = COLLECTION_PAGES[collection]
    return (all[i] ?? []).flatMap((row) => {
      const above =
        typeof below === 'string' ? ownPath(below) : paths.get(`${below.collection}:${row.above}`)
      if (above === undefined || typeof row.slug !== 'string' || !row.slug.trim()) return []
      const path = `${above}/${row.slug.trim()}`
      paths.set(`${collection}:${row.id}`, path)
      return [{ row, path, collection }]
    })
  })
}
