import { NotFound, type PayloadRequest } from 'payload'
import { asDoc } from '../../payload/doc.ts'
import type { BinEntry } from '../../payload-types.ts'
import type { Aside } from './marks.ts'

const collection = 'bin-entries'

/** The entry of a record (`pages:12`) that is in the bin. */
export async function readEntry(req: PayloadRequest, record: string): Promise<BinEntry> {
  const where = { record: { equals: record } }
  const entry = await req.payload.db.findOne<BinEntry>({ collection, where, req })
  if (!entry) throw new NotFound(req.t)
  return entry
}

/** Removes the entry of a record that is brought back or erased. */
export async function removeEntry(req: PayloadRequest, { id }: BinEntry): Promise<void> {
  await req.payload.db.deleteOne({ collection, where: { id: { equals: id } }, req })
}

const BEGUN = 'the references to it that were removed when erasing it was begun'

/** Notes that erasing a record has begun: brought back, it is not as before. */
export async function noteBegun(req: PayloadRequest, { id, off }: BinEntry): Promise<void> {
  if (off?.includes(BEGUN)) return
  const data = { off: [off, BEGUN].filter(Boolean).join(', ') }
  await req.payload.db.updateOne({ collection, id, data, req, returning: false })
}

/** What was set aside of the record of an entry. */
export function asideIn({ aside }: BinEntry): Aside {
  const { slug, from } = asDoc(aside)
  const slugs = Object.entries(asDoc(slug)).map(([locale, own]) => [locale, String(own)])
  return {
    ...(slugs.length > 0 && { slug: Object.fromEntries(slugs) }),
    ...(typeof from === 'string' && { from }),
  }
}
