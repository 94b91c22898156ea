import type { PayloadRequest } from 'payload'
import type { PageCollection } from '../../kinds/table.ts'

export type Version = 'draft' | 'published'

/** The newest draft of a record, or its published version; undefined if it has none. */
export async function findRecord(
  req: PayloadRequest,
  { collection, id }: { collection: PageCollection; id: number },
  version: Version,
) {
  const draft = version === 'draft'
  const where = { id: { equals: id }, ...(!draft && { _status: { equals: 'published' } }) }
  const options = { collection, where, draft, depth: 0, limit: 1, pagination: false, req }
  const { docs } = await req.payload.find(options)
  return docs[0]
}
