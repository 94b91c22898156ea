import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { readMembersWhere } from './read-release.ts'
import { deleteJobs } from './schedule.ts'

const collection = 'release-members'

/** Deleting a release deletes its list and its time; its records stay unchanged. */
export const forgetRelease: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteJobs(req, Number(id))
  await req.payload.db.deleteMany({ collection, where: { release: { equals: id } }, req })
}

/**
 * A deleted record is removed from the releases that are not published. Published releases keep its
 * name, but not its id, which another record may get.
 */
export const forgetRecord: CollectionAfterDeleteHook = async ({ collection: kind, id, req }) => {
  const record = `${kind.slug}:${id}`
  await leaveReleases(req, record)
  for (const member of await readMembersWhere(req, { record: { equals: record } })) {
    const data = { record: `deleted:${member.id}` }
    await req.payload.db.updateOne({ collection, id: member.id, data, req, returning: false })
  }
}

/** Removes a record from the releases that are not published; resolves to their number. */
export async function leaveReleases(req: PayloadRequest, record: string): Promise<number> {
  const where: Where = { record: { equals: record }, made: { exists: false } }
  const members = await readMembersWhere(req, where)
  for (const { id } of members)
    await req.payload.db.deleteOne({ collection, where: { id: { equals: id } }, req })
  return members.length
}
