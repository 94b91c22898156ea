import type { PayloadRequest } from 'payload'
import type { Enquiry } from '../payload-types.ts'

/** The lists of an enquiry. */
const ROWS = ['notes', 'answers', 'drafts', 'replies'] as const

/**
 * Changes a list of an enquiry. Payload's adapters empty the lists that an update does not name
 * once it names one (`@payloadcms/drizzle/dist/transform/write/traverseFields.js`), so all of them
 * are written.
 */
export async function updateRows(
  req: PayloadRequest,
  found: Enquiry,
  changes: Partial<Enquiry>,
): Promise<void> {
  const rows = Object.fromEntries(ROWS.map((name) => [name, found[name] ?? []]))
  const query = { collection: 'enquiries', id: found.id, req, returning: false } as const
  await req.payload.db.updateOne({ ...query, data: { ...rows, ...changes } })
}
