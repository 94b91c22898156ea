import type { JsonObject, PayloadRequest, Where } from 'payload'
import type { Released } from './records.ts'

/** A version of a record, with the fields of that version. */
export type Version = { id: number; fields: JsonObject }

/** The newest version of a record, or the newest that was published; undefined if there is none. */
export async function newestVersion(
  req: PayloadRequest,
  target: Released,
  which: 'any' | 'published' = 'any',
): Promise<Version | undefined> {
  const status: Where = which === 'any' ? {} : { 'version._status': { equals: 'published' } }
  return findVersion(req, target, status)
}

/** A version of this record by its id; undefined if only newer ones are kept. */
export function versionById(
  req: PayloadRequest,
  target: Released,
  id: number,
): Promise<Version | undefined> {
  return findVersion(req, target, { id: { equals: id } })
}

async function findVersion(req: PayloadRequest, target: Released, where: Where) {
  const { db } = req.payload
  const query = { sort: '-id', limit: 1, pagination: false, req }
  const { docs } =
    'global' in target
      ? await db.findGlobalVersions<JsonObject>({ global: target.global, where, ...query })
      : await db.findVersions<JsonObject>({
          collection: target.collection,
          where: { and: [{ parent: { equals: target.id } }, where] },
          ...query,
        })
  const [version] = docs
  return version && { id: Number(version.id), fields: version.version }
}

/** How many versions of a record are newer than this one. */
export async function countNewer(req: PayloadRequest, target: Released, { id }: Version) {
  const { db } = req.payload
  const newer: Where = { id: { greater_than: id } }
  if ('global' in target) {
    const { global } = target
    return (await db.countGlobalVersions({ global, where: newer, req })).totalDocs
  }
  const where = { and: [{ parent: { equals: target.id } }, newer] }
  return (await db.countVersions({ collection: target.collection, where, req })).totalDocs
}

/** Whether the record is public. */
export async function isOnSite(req: PayloadRequest, target: Released): Promise<boolean> {
  return (await publicRow(req, target))?._status === 'published'
}

/** The public version of a record, as stored in the database. */
export async function publicRow(
  req: PayloadRequest,
  target: Released,
): Promise<JsonObject | undefined> {
  const { db } = req.payload
  if ('global' in target) return db.findGlobal<JsonObject>({ slug: target.global, req })
  const where = { id: { equals: target.id } }
  const row = await db.findOne<JsonObject & { id: number }>({
    collection: target.collection,
    where,
    req,
  })
  return row ?? undefined
}
