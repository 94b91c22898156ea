import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { readNewest } from '../../editing/together/target.ts'
import { isPublisher } from '../../payload/access.ts'
import { readMembersWhere } from './read-release.ts'
import { parseRecord } from './records.ts'
import { readReleaseSchedules } from './schedule.ts'

/**
 * A draft that a publisher saves on top of a seen draft counts as seen as well, so it does not
 * prevent a scheduled release.
 */
export const keepSeen: CollectionAfterChangeHook = ({ collection, doc, previousDoc, req }) =>
  noteSeen(req, `${collection.slug}:${doc.id}`, previousDoc)

/** As `keepSeen`, for a global. */
export const keepSeenGlobal: GlobalAfterChangeHook = ({ global, previousDoc, req }) =>
  noteSeen(req, `global:${global.slug}`, previousDoc)

async function noteSeen(req: PayloadRequest, record: string, before: unknown) {
  const savedAt = savedAtOf(before)
  if (!isPublisher({ req }) || !savedAt) return
  const where = { record: { equals: record }, savedAt: { equals: savedAt } }
  const members = await readMembersWhere(req, where)
  if (members.length === 0) return
  const timed = await readReleaseSchedules(req)
  const target = parseRecord(req.payload.config, record)
  const newest = target && (await readNewest(req, target, true))
  if (!newest) return
  for (const { id, release } of members) {
    if (!timed.some((one) => one.release === release)) continue
    const data = { savedAt: newest.savedAt }
    const collection = 'release-members'
    await req.payload.db.updateOne({ collection, id, data, req, returning: false })
  }
}

function savedAtOf(doc: unknown) {
  const { updatedAt } = { updatedAt: undefined, ...Object(doc) }
  return typeof updatedAt === 'string' ? updatedAt : undefined
}
