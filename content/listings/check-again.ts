import type { PayloadRequest } from 'payload'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import { findOpenListings } from './find-open-listings.ts'
import type { PlannedListing } from './plan.ts'

const CHANGED =
  'Somebody has changed this listing since the preview was made. Choose the sheet again to see what it would change now.'
const DELETED =
  'Somebody has deleted this listing since the preview was made. Choose the sheet again to make it a new one.'

/**
 * The index of the first planned listing that can no longer be saved as in the preview, with the
 * reason: an import takes minutes, in which others continue to work.
 */
export async function checkAgain(
  planned: PlannedListing[],
  req: PayloadRequest,
): Promise<{ at: number; message: string } | undefined> {
  const ids = planned.flatMap(({ listing }) => (listing ? [listing.id] : []))
  if (ids.length === 0) return undefined
  for (const id of ids) await waitForRecord(req, 'listings', id)
  const [savedAt, open] = [await timesOf(ids, req), await findOpenListings(req)]
  for (const [at, { listing }] of planned.entries()) {
    const message = listing && reasonAgainst(listing, savedAt.get(listing.id), open)
    if (message) return { at, message }
  }
  return undefined
}

function reasonAgainst(
  { id, updatedAt }: { id: number; updatedAt: string },
  savedAt: string | undefined,
  open: ReadonlyMap<number, string>,
) {
  if (savedAt === undefined) return DELETED
  if (savedAt !== updatedAt) return CHANGED
  const name = open.get(id)
  return name === undefined ? undefined : openElsewhere(name)
}

/** An import must not change a listing that somebody else is editing. */
export function openElsewhere(name: string): string {
  return `${name} has this listing open in the studio. Ask them to close it, or wait until they have, and try again.`
}

/** When each listing was last saved, drafts included. */
async function timesOf(ids: number[], req: PayloadRequest): Promise<Map<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: { id: { in: ids } },
    pagination: false,
    draft: true,
    depth: 0,
    select: { updatedAt: true },
    req,
  })
  return new Map(docs.map(({ id, updatedAt }) => [id, updatedAt]))
}
