import type { PayloadRequest } from 'payload'
import { waitForRecords } from '../../payload/workarounds/record-lock.ts'
import { findOpenListings } from '../find-open-listings.ts'
import { openElsewhere } from '../open-elsewhere.ts'
import type { StoredListing } from './stored-listing.ts'

const CHANGED =
  'Somebody has changed this listing since the preview was made. Choose the sheet again to see what it would change now.'
const DELETED =
  'Somebody has deleted this listing since the preview was made. Choose the sheet again to make it a new one.'

/**
 * The planned listings that can no longer be saved as in the preview, with the reason: an import
 * takes minutes, in which others continue to work.
 */
export async function checkAgain(
  planned: StoredListing[],
  req: PayloadRequest,
): Promise<Map<StoredListing, string>> {
  const known = planned.flatMap((one) => (one.listing ? [{ one, ...one.listing }] : []))
  if (known.length === 0) return new Map()
  const ids = known.map(({ id }) => id)
  await waitForRecords(req, 'listings', ids)
  const [savedAt, open] = [await timesOf(ids, req), await findOpenListings(req)]
  const reasonAgainst = (id: number, updatedAt: string) => {
    const saved = savedAt.get(id)
    if (saved === undefined) return DELETED
    if (saved !== updatedAt) return CHANGED
    const name = open.get(id)
    return name === undefined ? undefined : openElsewhere(name)
  }
  return new Map(
    known.flatMap(({ one, id, updatedAt }) => {
      const reason = reasonAgainst(id, updatedAt)
      return reason ? [[one, reason] as const] : []
    }),
  )
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
