import { isDeepStrictEqual } from 'node:util'
import { kinds } from '../delivery/schema/kinds.ts'

/** A record’s row in its main table, published or not. */
export type Row = { id?: number | string; slug?: unknown; category?: unknown; _status?: unknown }

/** Whether this row is published; rows of collections without drafts always are. */
export function isPublic(row: Row | undefined): boolean {
  return row !== undefined && (row._status === undefined || row._status === 'published')
}

/** Whether a change affects what is published. */
export function isPublicChange(before: Row | undefined, after: Row | undefined): boolean {
  return (isPublic(before) || isPublic(after)) && !isDeepStrictEqual(before, after)
}

/** Collections that the site queries as lists. */
const LISTED = new Set<string>(
  kinds.flatMap((kind) => ('collection' in kind && kind.list ? [kind.collection] : [])),
)

/**
 * The cache tags of a changed record: its collection if that is listed, the record, its old and new
 * slug and, when its address changed, the address tag that links to it depend on.
 */
export function tagsOf(collection: string, before?: Row, after?: Row): string[] {
  const rows = [before, after].filter((row) => row !== undefined)
  const own = rows.flatMap((row) => tagsOfRow(collection, row))
  const moved = addressOf(before) !== addressOf(after) ? rows.map(({ id }) => id) : []
  const addresses = moved.map((id) => `${collection}:${id}:address`)
  return [...new Set([...(LISTED.has(collection) ? [collection] : []), ...own, ...addresses])]
}

function tagsOfRow(collection: string, { id, slug }: Row) {
  return [`${collection}:${id}`, ...slugsOf(slug).map((one) => `${collection}:slug=${one}`)]
}

/** The slugs of a row: one per locale in a main table, a single one in a record read by the API. */
export function slugsOf(slug: unknown): string[] {
  const slugs = typeof slug === 'object' && slug !== null ? Object.values(slug) : [slug]
  return slugs.filter((one) => typeof one === 'string' && one !== '')
}

/**
 * A key of the row’s public address, or undefined while it is not published. The address of a
 * listing includes its category.
 */
function addressOf(row: Row | undefined) {
  if (!row || !isPublic(row) || slugsOf(row.slug).length === 0) return undefined
  return JSON.stringify([row.slug, row.category])
}
