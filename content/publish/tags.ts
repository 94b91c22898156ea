import { kinds } from '../delivery/schema/kinds.ts'

/** A record as it stands in its main table: what the public may or may not see of it. */
export type Row = { id?: number | string; slug?: unknown; category?: unknown; _status?: unknown }

/** Whether the public sees this row; kinds without drafts are always public. */
export function isPublic(row: Row | undefined): boolean {
  return row !== undefined && (row._status === undefined || row._status === 'published')
}

/** Collections of which the site shows lists. */
const LISTED = new Set<string>(
  kinds.flatMap((kind) => ('collection' in kind && kind.list ? [kind.collection] : [])),
)

/**
 * The cache tags of a record of a collection, at its old address and at its new one, and of every
 * list it may stand in.
 */
export function tagsOf(collection: string, rows: (Row | undefined)[]): string[] {
  const own = rows.flatMap((row) => (row ? tagsOfRow(collection, row) : []))
  return [...new Set(LISTED.has(collection) ? [collection, ...own] : own)]
}

function tagsOfRow(collection: string, { id, slug }: Row) {
  return [`${collection}:${id}`, ...slugsOf(slug).map((one) => `${collection}:slug=${one}`)]
}

/** A main table holds a slug for each language; a record as it is read has the one of its reader. */
export function slugsOf(slug: unknown): string[] {
  const slugs = typeof slug === 'object' && slug !== null ? Object.values(slug) : [slug]
  return slugs.filter((one) => typeof one === 'string' && one !== '')
}
