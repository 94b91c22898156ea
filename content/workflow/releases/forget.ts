import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, Where } from 'payload'
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
  const where: Where = { record: { equals: `${kind.slug}:${id}` } }
  const members = await readMembersWhere(req, where)
  if (members.length === 0) return
  for (const member of members) {
    if (member.made === null) {
      await req.payload.db.deleteOne({ collection, where: { id: { equals: member.id } }, req })
      continue
    }
    const data = { record: `deleted:${member.id}` }
    await req.payload.db.updateOne({ collection, id: member.id, data, req, returning: false })
  }
}
