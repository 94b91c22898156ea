import type { PayloadRequest } from 'payload'
import { pathOfRecord } from '../../kinds/paths.ts'
import { shownOn } from '../../kinds/shown.ts'
import { findRecord, type Version } from './find-record.ts'
import type { RecordRef, ShownGlobal } from './record-ref.ts'

/** The version of a record to use, and the version of the record above its page. */
type Versions = { own: Version; above: Version }

/** For editors: drafts everywhere. */
export const DRAFTS: Versions = { own: 'draft', above: 'draft' }

/** For a preview link: one draft, and everything else as published. */
export const SHARED: Versions = { own: 'draft', above: 'published' }

/** What everybody sees. */
export const PUBLIC: Versions = { own: 'published', above: 'published' }

/** The path of a record on the site; undefined if it has none in these versions. */
export async function previewPath(
  req: PayloadRequest,
  ref: RecordRef,
  { own, above }: Versions,
): Promise<string | undefined> {
  if ('global' in ref) {
    const isShown = own === 'draft' || (await isPublished(req, ref.global))
    return isShown ? shownOn(ref.global) : undefined
  }
  const doc = await findRecord(req, ref, own)
  if (!doc) return undefined
  return pathOfRecord(ref.collection, { ...doc }, async (collection, value) => {
    const id = Number(value)
    const found = Number.isSafeInteger(id) && (await findRecord(req, { collection, id }, above))
    return found ? { ...found } : undefined
  })
}

async function isPublished(req: PayloadRequest, slug: ShownGlobal) {
  const { _status } = await req.payload.findGlobal({ slug, depth: 0, req })
  return _status === 'published'
}
