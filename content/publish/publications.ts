import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { EventName } from '../accounts/audit/events.ts'
import { recordAudit } from '../accounts/audit/record.ts'
import { titleOf } from '../accounts/audit/title-of.ts'
import { isPublic, type Row } from '../payload/row.ts'

/** Set in the context of a request to the name of the release that it publishes. */
export const RELEASE = 'belvedereRelease'

/**
 * Records a change of published content; takes the row of the main table before and after it. Bulk
 * work that is not announced to the site (`context.quiet`) is not recorded either.
 */
export async function recordPublication(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const event = eventOf(collection, before, after)
  const row = after ?? before
  if (!event || !row) return
  const record = `${collection.slug}:${row.id}`
  await write(req, event, { record, title: titleOf(collection, row) })
}

/** As `recordPublication`, for a global. */
export async function recordGlobalPublication(
  req: PayloadRequest,
  { slug, label }: SanitizedGlobalConfig,
  after: Row | undefined,
): Promise<void> {
  const title = typeof label === 'string' ? label : slug
  const event = isPublic(after) ? 'published' : 'unpublished'
  await write(req, event, { record: `global:${slug}`, title })
}

async function write(
  req: PayloadRequest,
  event: EventName,
  about: { record: string; title: string },
) {
  if (req.context.quiet === true) return
  const release = req.context[RELEASE]
  const facts = typeof release === 'string' ? { release } : {}
  await recordAudit(req, { event, ...about, facts })
}

/**
 * Records without drafts are public as soon as they are saved. For files only changes that visitors
 * may notice are recorded: new contents, and deletions.
 */
function eventOf(
  { slug, versions }: SanitizedCollectionConfig,
  before: Row | undefined,
  after: Row | undefined,
): EventName | undefined {
  if (!after) return 'deleted'
  if (versions?.drafts) return isPublic(after) ? 'published' : 'unpublished'
  if (slug === 'media') return before && before.filename !== after.filename ? 'changed' : undefined
  return before ? 'changed' : 'added'
}
