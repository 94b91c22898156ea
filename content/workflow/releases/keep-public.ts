import type { JsonObject, PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { restoreVersion } from './restore-version.ts'
import { countNewer, newestVersion, publicRow, type Version } from './versions-of.ts'

/** Half of the versions that are kept of a record. */
const MANY = 25

/**
 * The version that is public, from which a release is taken back. Old versions are deleted whether
 * they are public or not, so one that is gone or would soon be is saved again, with the newest draft
 * back on top of it. Undefined if the record is not on the site.
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
  // A moment ago: Payload takes the later one of two versions for the newest.
  const at = new Date(Date.now() - 1).toISOString()
  const about = { autosave: false, createdAt: at, updatedAt: at, versionData, req: own }
  const { db } = own.payload
  if ('global' in target) await db.createGlobalVersion({ globalSlug: target.global, ...about })
  else await db.createVersion({ collectionSlug: target.collection, parent: target.id, ...about })
}
