import type { JsonObject, PayloadRequest, SelectType, Where } from 'payload'
import type { Released } from './records.ts'

/** A version of a record, with the fields of that version. */
export type Version = { id: number; fields: JsonObject }

/** The newest version of a record, or the newest that was published; undefined if there is none. */
export async function newestVersion(
  req: PayloadRequest,
  target: Released,
  which: 'any' | 'published' = 'any',
): Promise<Version | undefined> {
  return findVersion(req, target, statusOf(which))
}

/** As `newestVersion`, without reading its fields. */
export async function newestId(
  req: PayloadRequest,
  target: Released,
  which: 'any' | 'published' = 'any',
): Promise<number | undefined> {
  return (await findVersion(req, target, statusOf(which), { version: { _status: true } }))?.id
}

const statusOf = (which: 'any' | 'published'): Where =>
  which === 'any' ? {} : { 'version._status': { equals: 'published' } }

/** A version of this record by its id; undefined if only newer ones are kept. */
export function versionById(
  req: PayloadRequest,
  target: Released,
  id: number,
): Promise<Version | undefined> {
  return findVersion(req, target, { id: { equals: id } })
}

async function findVersion(
  req: PayloadRequest,
  target: Released,
  where: Where,
  select?: SelectType,
) {
  const { db } = req.payload
  const query = { sort: '-id', limit: 1, pagination: false, req, ...(select && { select }) }
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
export async function countNewer(req: PayloadRequest, target: Released, id: number) {
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
  return (await publicRow(req, target, { _status: true }))?._status === 'published'
}

/** The public version of a record, as stored in the database: all of it, or these fields. */
export async function publicRow(
  req: PayloadRequest,
  target: Released,
  select?: SelectType,
): Promise<JsonObject | undefined> {
  const { db } = req.payload
  if ('global' in target) return db.findGlobal<JsonObject>({ slug: target.global, req })
  const where = { id: { equals: target.id } }
  const row = await db.findOne<JsonObject & { id: number }>({
    collection: target.collection,
    where,
    req,
    ...(select && { select }),
  })
  return row ?? undefined
}
