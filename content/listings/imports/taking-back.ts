import type { PayloadRequest } from 'payload'
import { reasonOf, type Step } from '../../long-work/step.ts'
import { waitForRecords } from '../../payload/workarounds/record-lock.ts'
import type { ImportRow } from './import-row.ts'
import { PART_SIZE, readPart, writeSaved } from './parts.ts'
import type { KeptListing } from './progress.ts'
import type { SavedListing } from './stored-listing.ts'

/** What became of a listing: it is in the bin, as it was before, or unchanged for a reason. */
export type Undone = 'binned' | 'restored' | { why: string }

/**
 * Takes one listing of an import back, in the transaction of the request, which has waited for the
 * listing. It is handed in by a higher room, which has the bin and the versions.
 */
export type UndoListing = (
  req: PayloadRequest,
  saved: SavedListing,
  isPublished: boolean,
) => Promise<Undone>

type Result = { id: number; undone: Undone } | undefined

/** The next listings to take back, the last one of the import first. */
export async function takingBackStep(
  req: PayloadRequest,
  row: ImportRow,
  undo: UndoListing,
): Promise<Step<SavedListing | null, Result, ImportRow> | undefined> {
  const last = (row.left ?? 0) - 1
  const part = await readPart(req, row.id, last)
  if (!part?.saved) return undefined
  const saved = part.saved
  const end = last % PART_SIZE
  return {
    items: saved.slice(0, end + 1).reverse(),
    prepare: async (items) => {
      const ids = items.flatMap((item) => (item ? [item.id] : []))
      await waitForRecords(req, 'listings', ids)
      return async (item) =>
        item ? { id: item.id, undone: await undo(req, item, row.isPublished) } : undefined
    },
    refused: (error, item) =>
      item ? { id: item.id, undone: { why: reasonOf(error) } } : undefined,
    write: async (results) => {
      // What is taken back is not looked at again, if the rest is tried another time.
      const isTaken = (at: number) => typeof results[end - at]?.undone === 'string'
      const rest = saved.map((one, at) => (isTaken(at) ? null : one))
      await writeSaved(req, part, rest)
      return progressAfter(req, row, results)
    },
  }
}

async function progressAfter(req: PayloadRequest, row: ImportRow, results: Result[]) {
  const left = (row.left ?? 0) - results.length
  const count = (what: Undone) => results.filter((one) => one?.undone === what).length
  const kept = await keptOf(req, results)
  return {
    isDone: left <= 0,
    left,
    binned: (row.binned ?? 0) + count('binned'),
    restored: (row.restored ?? 0) + count('restored'),
    ...(kept.length > 0 && { kept: [...(row.kept ?? []), ...kept] }),
  }
}

/** The listings that stay as they are, by their names of now. */
async function keptOf(req: PayloadRequest, results: Result[]): Promise<KeptListing[]> {
  const kept = results.flatMap((one) =>
    one && typeof one.undone === 'object' ? [{ id: one.id, message: one.undone.why }] : [],
  )
  if (kept.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: { id: { in: kept.map(({ id }) => id) } },
    select: { title: true, deletedAt: true },
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return kept.map(({ id, message }) => {
    const doc = byId.get(id)
    const path = doc?.deletedAt ? '/bin' : `/collections/listings/${id}`
    return { path: doc ? path : '', title: doc?.title || `Listing ${id}`, message }
  })
}
