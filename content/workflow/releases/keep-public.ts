import type { JsonObject, PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { restoreVersion } from './restore-version.ts'
import { countNewer, newestVersion, publicRow, type Version } from './versions-of.ts'

/** Half of the stored versions of a record. */
const MANY = 25

/**
 * The public version, to which a release can be taken back. Old versions are deleted whether they
 * are public or not, so one that is deleted or will soon be is saved again, with the newest draft
 * on top of it. Undefined if the record is not public.
 */
export async function keepPublic(
  own: PayloadRequest,
  target: Target,
): Promise<Version | undefined> {
  const row = await publicRow(own, target)
  if (row?._status !== 'published') return undefined
  const published = await newestVersion(own, target, 'published')
  if (published && (await countNewer(own, target, published)) < MANY) return published
  const draft = await newestVersion(own, target)
  await saveVersion(own, target, row)
  const saved = await newestVersion(own, target)
  if (draft) await restoreVersion(own, target, draft)
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
