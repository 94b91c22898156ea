import type { FlattenedField, PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { canRefer } from './can-refer.ts'
import { inGlobal } from './in-global.ts'
import { inRecords, inVersions } from './in-records.ts'
import type { ReferencingRow } from './referencing-row.ts'

/**
 * An enquiry stores its subject by title and path, which stay when the record is deleted, so it
 * does not prevent deletion.
 */
const PAST: ReadonlySet<string> = new Set(['enquiries'])

/** The rows that refer to the target, other than its own: all, or the first ones. */
export async function findReferencingRows(
  req: PayloadRequest,
  target: Target,
  most = Number.POSITIVE_INFINITY,
): Promise<ReferencingRow[]> {
  const { collections, globals } = req.payload.config
  const mayHold = ({ flattenedFields }: { flattenedFields: FlattenedField[] }) =>
    canRefer(flattenedFields, target.collection)
  const own = collections.filter(
    (one) => !one.slug.startsWith('payload-') && !PAST.has(one.slug) && mayHold(one),
  )
  const rows: ReferencingRow[] = []
  for (const collection of own) {
    if (rows.length >= most) return rows
    rows.push(...(await inRecords(req, collection, target, most)))
    if (collection.versions?.drafts) rows.push(...(await inVersions(req, collection, target, most)))
  }
  for (const global of globals.filter(mayHold)) rows.push(...(await inGlobal(req, global, target)))
  return rows
}
