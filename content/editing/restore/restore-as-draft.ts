import {
  type CollectionSlug,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload'
import { isContentGlobal } from '../../model/content-globals.ts'
import { emptied } from './emptied.ts'

type Options = { req: PayloadRequest; id: number | string; overrideAccess: boolean; depth?: number }
type Restored = { doc: Record<string, unknown>; versionDate: string }

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
  return { doc, versionDate: updatedAt }
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
  return { doc: { ...doc }, versionDate: found.updatedAt }
}
