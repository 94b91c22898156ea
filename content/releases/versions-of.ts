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

/** Whether the record is on the site. */
export async function isOnSite(req: PayloadRequest, target: Released): Promise<boolean> {
  const { db } = req.payload
  const row =
    'global' in target
      ? await db.findGlobal<JsonObject>({ slug: target.global, req })
      : await db.findOne<JsonObject & { id: number }>({
          collection: target.collection,
          where: { id: { equals: target.id } },
          req,
        })
  return row?._status === 'published'
}
