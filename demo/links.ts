import { pageAt } from '@belvedere/content/kinds/paths.ts'
import { COLLECTION_PAGES } from '@belvedere/content/kinds/table.ts'
import type { LinkRecord } from '@belvedere/content/payload-types.ts'
import { ownPath } from '@belvedere/kit/addresses.ts'
import type { CopyLink } from './copy.ts'
import { type Ids, idOf } from './ids.ts'

/** The record at a path of the specification, by its slug; undefined for other addresses. */
export function recordAt(to: string) {
  const page = pageAt(ownPath(to))
  return page && 'slug' in page ? page : undefined
}

/** A link as stored in the model: to the record itself, so that it follows a changed slug. */
export function linkOf({ label, to }: CopyLink, ids: Ids): LinkRecord {
  const record = recordAt(to)
  if (!record) return { label, target: 'url', url: ownPath(to) }
  const { target } = COLLECTION_PAGES[record.collection].link
  return { label, target, [target]: idOf(ids, record.collection, record.slug) } as LinkRecord
}

/** The rows of a menu. */
export function linksOf(links: CopyLink[], ids: Ids): { link: LinkRecord }[] {
  return links.map((link) => ({ link: linkOf(link, ids) }))
}

/** Whether the value is a link of the copy. */
export function isLink(value: unknown): value is CopyLink {
  return typeof value === 'object' && value !== null && 'label' in value && 'to' in value
}
