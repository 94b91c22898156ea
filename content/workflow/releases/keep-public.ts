import type { JsonObject, PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { restoreVersion } from './restore-version.ts'
import { countNewer, isOnSite, newestId, publicRow } from './versions-of.ts'

/** Half of the stored versions of a record. */
const MANY = 25

/**
 * The id of the public version, to which a release can be taken back. Old versions are deleted whether they
 * are public or not, so one that is deleted or will soon be is saved again, with the newest draft
 * on top of it. Undefined if the record is not public.
 */
export async function keepPublic(own: PayloadRequest, target: Target): Promise<number | undefined> {
  if (!(await isOnSite(own, target))) return undefined
  const published = await newestId(own, target, 'published')
  if (published && (await countNewer(own, target, published)) < MANY) return published
  const draft = await newestId(own, target)
  await saveVersion(own, target, { ...(await publicRow(own, target)) })
  const saved = await newestId(own, target)
  if (draft) await restoreVersion(own, target, { id: draft })
  return saved
}

async function saveVersion(own: PayloadRequest, target: Target, row: JsonObject) {
  const { id, ...versionData } = row
  // A moment ago: Payload treats the later one of two versions as the newest.
  const at = new Date(Date.now() - 1).toISOString()
  const about = { autosave: false, createdAt: at, updatedAt: at, versionData, req: own }
  const { db } = own.payload
  if ('global' in target) await db.createGlobalVersion({ globalSlug: target.global, ...about })
  else await db.createVersion({ collectionSlug: target.collection, parent: target.id, ...about })
}
