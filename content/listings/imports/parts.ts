import type { PayloadRequest } from 'payload'
import type { SavedListing, StoredListing } from './stored-listing.ts'

/** So many listings are stored together, and saved in one transaction at most. */
export const PART_SIZE = 25

const PARTS = 'listing-import-parts'

type Part = {
  id: number
  planned: StoredListing[] | null
  /** In the order of the plan; null for a row that was refused, or a listing that was taken back. */
  saved: (SavedListing | null)[] | null
}

/** Stores the plan of an import. */
export async function writeParts(req: PayloadRequest, importId: number, all: StoredListing[]) {
  for (let place = 0; place * PART_SIZE < all.length; place++) {
    const planned = all.slice(place * PART_SIZE, (place + 1) * PART_SIZE)
    const data = { importId, place, planned, saved: [] }
    await req.payload.db.create({ collection: PARTS, data, req, returning: false })
  }
}

/** The part of an import with the listing at this index; undefined once it is erased. */
export async function readPart(req: PayloadRequest, importId: number, index: number) {
  const place = Math.floor(index / PART_SIZE)
  const where = { importId: { equals: importId }, place: { equals: place } }
  return (await req.payload.db.findOne<Part>({ collection: PARTS, where, req })) ?? undefined
}

/** Writes what was saved; the plan of a part goes once all of it is done. */
export async function writeSaved(
  req: PayloadRequest,
  { id, planned }: Part,
  saved: (SavedListing | null)[],
): Promise<void> {
  const isWhole = planned === null || saved.length >= planned.length
  const data = { saved, ...(isWhole && { planned: null }) }
  await req.payload.db.updateOne({ collection: PARTS, id, data, req, returning: false })
}

/** Erases the parts of these imports. */
export async function eraseParts(req: PayloadRequest, importIds: number[]): Promise<void> {
  const where = { importId: { in: importIds } }
  await req.payload.db.deleteMany({ collection: PARTS, where, req })
}
