import type { PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { inGlobal } from './in-global.ts'
import { inRecords, inVersions } from './in-records.ts'
import { mayRefer } from './may-refer.ts'
import type { ReferencingRow } from './referencing-row.ts'

/** The rows that refer to the target, other than its own: all, or the first ones. */
export async function findReferencingRows(
  req: PayloadRequest,
  target: Target,
  most = Number.POSITIVE_INFINITY,
): Promise<ReferencingRow[]> {
  const { collections, globals } = mayRefer(req.payload, target.collection)
  const rows: ReferencingRow[] = []
  for (const collection of collections) {
    if (rows.length >= most) return rows
    rows.push(...(await inRecords(req, collection, target, most)))
    if (collection.versions?.drafts) rows.push(...(await inVersions(req, collection, target, most)))
  }
  for (const global of globals) rows.push(...(await inGlobal(req, global, target)))
  return rows
}
