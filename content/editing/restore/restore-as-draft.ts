import {
  type CollectionSlug,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload'
import { isContentGlobal } from '../../model/content-globals.ts'
import { isPublisher } from '../../payload/access.ts'
import { isSame } from '../together/same.ts'
import { emptied } from './emptied.ts'
import { revertGlobal, revertRecord } from './revert.ts'

type Options = { req: PayloadRequest; id: number | string; overrideAccess: boolean; depth?: number }
/** The restored contents, with the time of their version. */
export type Restored = {
  doc: Record<string, unknown>
  versionDate: string
  /** Whether the version is what is published, so that there is nothing to publish. */
  isPublic: boolean
}

/**
 * Restores a version as an editor asked for it: as a draft, or, if it is the same as what is
 * published, by reverting the record to that.
 */
export async function restoreRecord(slug: CollectionSlug, options: Options): Promise<Restored> {
  const { req, id, overrideAccess } = options
  const own = { collection: slug, depth: 0, overrideAccess, req } as const
  const { updatedAt, parent, version } = await req.payload.findVersionByID({ ...own, id: `${id}` })
  const record = Number(parent)
  const published = await req.payload.findByID({ ...own, id: record, disableErrors: true })
  if (!mayRevert(options) || !isWhatIsPublished(version, published))
    return restoreRecordAsDraft(slug, options)
  return { doc: await revertRecord(slug, record, req), versionDate: updatedAt, isPublic: true }
}

/** As `restoreRecord`, for a global. */
export async function restoreGlobal(slug: GlobalSlug, options: Options): Promise<Restored> {
  const { req, id, overrideAccess } = options
  const find = { slug, depth: 0, overrideAccess, req, fallbackLocale: false } as const
  const found = await req.payload.findGlobalVersionByID({ ...find, id, disableErrors: true })
  if (!found) throw new NotFound(req.t)
  const published = await req.payload.findGlobal(find)
  if (!mayRevert(options) || !isWhatIsPublished(found.version, published))
    return restoreGlobalAsDraft(slug, options)
  return { doc: await revertGlobal(slug, req), versionDate: found.updatedAt, isPublic: true }
}

/** Makes a version of a record its newest draft; the public version does not change. */
export async function restoreRecordAsDraft(
  slug: CollectionSlug,
  { req, id, overrideAccess, depth }: Options,
): Promise<Restored> {
  const { updatedAt } = await req.payload.findVersionByID({
    collection: slug,
    id: String(id),
    depth: 0,
    overrideAccess,
    req,
  })
  const collection = req.payload.collections[slug]
  const doc: Record<string, unknown> = await restoreVersionOperation({
    collection,
    id,
    draft: true,
    overrideAccess,
    req,
    ...(depth !== undefined && { depth }),
  })
  return { doc, versionDate: updatedAt, isPublic: false }
}

/**
 * As `restoreRecordAsDraft`, for a global. Payload's own operation writes the public record of a
 * global even when it is asked for a draft (`payload/dist/globals/operations/restoreVersion.js`),
 * so this one saves the version as any other draft.
 */
export async function restoreGlobalAsDraft(
  slug: GlobalSlug,
  { req, id, overrideAccess, depth }: Options,
): Promise<Restored> {
  if (!isContentGlobal(slug)) throw new NotFound(req.t)
  const find = { slug, depth: 0, overrideAccess, req, fallbackLocale: false } as const
  const found = await req.payload.findGlobalVersionByID({ ...find, id, disableErrors: true })
  if (!found) throw new NotFound(req.t)
  const current = await req.payload.findGlobal({ ...find, draft: true })
  const doc = await req.payload.updateGlobal({
    ...find,
    ...(depth !== undefined && { depth }),
    data: { ...emptied(current, found.version), _status: 'draft' },
    draft: true,
  })
  return { doc: { ...doc }, versionDate: found.updatedAt, isPublic: false }
}

/** For others the published contents would be a draft again, as any other version. */
const mayRevert = ({ req, overrideAccess }: Options) => !overrideAccess && isPublisher({ req })

/** What differs between versions with the same contents. */
const OF_VERSIONS = new Set(['id', '_status', 'createdAt', 'updatedAt', 'savedBy', 'globalType'])

/** Whether a version has the contents of the published record. */
function isWhatIsPublished(version: object, published: object | null): boolean {
  if (!published || !('_status' in published) || published._status !== 'published') return false
  return isSame(contentsOf(version), contentsOf(published))
}

const contentsOf = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OF_VERSIONS.has(name)))
