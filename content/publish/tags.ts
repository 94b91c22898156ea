import { isDeepStrictEqual as isSame } from 'node:util'
import { contactFormTags } from '../delivery/contact-forms.ts'
import { addressesIn } from '../delivery/own-addresses.ts'
import { fieldGroups, recordTag } from '../delivery/record-tags.ts'
import { aboveOf } from '../kinds/table.ts'
import { isPublic, type Row } from '../payload/row.ts'
import { listTagsOf } from './list-tags-of.ts'

/** Whether a change affects what is published. */
export function isPublicChange(before: Row | undefined, after: Row | undefined): boolean {
  return (isPublic(before) || isPublic(after)) && !isSame(before, after)
}

/**
 * The cache tags of a changed record: the record, the groups of its fields that changed, its lists
 * and, when its address changed, its old and new slug and the address tag that links depend on.
 */
export function tagsOf(collection: string, before?: Row, after?: Row): string[] {
  const rows = [before, after].filter((row) => row !== undefined)
  const moved = addressOf(collection, before) !== addressOf(collection, after)
  const own = rows.flatMap(({ id }) => [
    `${collection}:${id}`,
    ...changedGroups(collection, before, after).map((group) => `${collection}:${id}:${group}`),
    ...(moved ? [recordTag(collection, id)] : []),
  ])
  const slugs = moved ? rows.flatMap(({ slug }) => slugsOf(slug)) : []
  const addresses = slugs.map((slug) => `${collection}:slug=${slug}`)
  const lists = listTagsOf(collection, before, after)
  const forms = contactFormTags(collection, before, after)
  return [...new Set([...own, ...addresses, ...lists, ...forms])]
}

/** The cache tags of a changed global, as `tagsOf` gives those of a record. */
export function tagsOfGlobal(slug: string, before?: Row, after?: Row): string[] {
  const own = `global:${slug}`
  const groups = changedGroups('global', before, after).map((group) => `${own}:${group}`)
  return [own, ...groups, ...(isMoved(slug, before, after) ? [recordTag('global', slug)] : [])]
}

/** Whether a page has appeared or disappeared, or the settings name other addresses. */
function isMoved(slug: string, before?: Row, after?: Row): boolean {
  if (isPublic(before) !== isPublic(after)) return true
  return slug === 'site' && !isSame(addressesIn(before), addressesIn(after))
}

function changedGroups(collection: string, before?: Row, after?: Row): string[] {
  const groups = [...fieldGroups(collection)]
  const isChanged = (field: string) => !isSame(sourceOf(field, before), sourceOf(field, after))
  return groups.filter(([, fields]) => fields.some(isChanged)).map(([group]) => group)
}

/** The stored fields from which the delivered value of a field is computed. */
function sourceOf(field: string, row: Row = {}): unknown {
  const own = row[field]
  // Its category is a field of the same group, and tags what it gives.
  if (field === 'standIn') return row.floorPlan
  if (field !== 'thumbnail') return own
  return own ?? (Array.isArray(row.pictures) ? row.pictures[0] : undefined) ?? row.images
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
function addressOf(collection: string, row: Row | undefined) {
  if (!row || !isPublic(row) || slugsOf(row.slug).length === 0) return undefined
  const above = aboveOf(collection)
  return JSON.stringify([row.slug, above && row[above.field]])
}
