import { isDeepStrictEqual } from 'node:util'
import { kinds } from '../delivery/schema/kinds.ts'

/** A record as it stands in its main table: what the public may or may not see of it. */
export type Row = { id?: number | string; slug?: unknown; category?: unknown; _status?: unknown }

/** Whether the public sees this row; kinds without drafts are always public. */
export function isPublic(row: Row | undefined): boolean {
  return row !== undefined && (row._status === undefined || row._status === 'published')
}

/** Whether the public sees anything of this change. */
export function isSeenToChange(before: Row | undefined, after: Row | undefined): boolean {
  return (isPublic(before) || isPublic(after)) && !isDeepStrictEqual(before, after)
}

/** Collections of which the site shows lists. */
const LISTED = new Set<string>(
  kinds.flatMap((kind) => ('collection' in kind && kind.list ? [kind.collection] : [])),
)

/**
 * The cache tags of a changed record: of every list it may stand in, its own, its old and its new
 * address, and, where the address itself has changed, the tag that links to it carry.
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

/** A main table holds a slug for each language; a record as it is read has the one of its reader. */
export function slugsOf(slug: unknown): string[] {
  const slugs = typeof slug === 'object' && slug !== null ? Object.values(slug) : [slug]
  return slugs.filter((one) => typeof one === 'string' && one !== '')
}

/**
 * What a link to this row leads to: nothing while the public does not see it. The address of a
 * listing begins with that of its category.
 */
function addressOf(row: Row | undefined) {
  if (!row || !isPublic(row) || slugsOf(row.slug).length === 0) return undefined
  return JSON.stringify([row.slug, row.category])
}
