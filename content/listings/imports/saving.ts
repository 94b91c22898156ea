import { asFields } from '@belvedere/kit/json.ts'
import { APIError, type PayloadRequest, ValidationError } from 'payload'
import type { Step } from '../../long-work/step.ts'
import type { Listing } from '../../payload-types.ts'
import type { Column } from '../columns.ts'
import { findColumns } from '../fact-columns.ts'
import type { ImportProblem } from '../problem.ts'
import { checkAgain } from './check-again.ts'
import type { ImportRow } from './import-row.ts'
import { newestVersions } from './newest-versions.ts'
import { PART_SIZE, readPart, writeSaved } from './parts.ts'
import { publicListings } from './public-listings.ts'
import type { SavedListing, StoredListing } from './stored-listing.ts'

/** A listing that was saved, or the problems of its row. */
type Saved = Omit<SavedListing, 'made'> | { problems: ImportProblem[] }

/** The next listings of an import, and how they are saved. */
export async function savingStep(
  req: PayloadRequest,
  row: ImportRow,
): Promise<Step<StoredListing, Saved, ImportRow> | undefined> {
  const part = await readPart(req, row.id, row.position)
  const planned = part?.planned?.slice(row.position % PART_SIZE)
  if (!part || !planned) return undefined
  const columns = await findColumns(req)
  return {
    items: planned,
    prepare: async (items) => {
      const changed = await checkAgain(items, req)
      const ids = items.flatMap(({ listing }) => (listing ? [listing.id] : []))
      const before = await newestVersions(req, ids)
      const onSite = await publicListings(req, ids)
      return async (item) => {
        const message = changed.get(item)
        if (message) return { problems: [{ row: item.row, column: '', message }] }
        const id = await saveListing(item, row.isPublished, req)
        const was = { before: before.get(id) ?? null, wasPublic: onSite.has(id) }
        return { id, isNew: item.listing === null, ...was }
      }
    },
    refused: (error, item) => ({ problems: problemsOf(error, item, columns) }),
    write: async (results) => {
      const saved = await withMade(req, results)
      await writeSaved(req, part, [...(part.saved ?? []), ...saved])
      return progressAfter(row, results)
    },
  }
}

async function withMade(req: PayloadRequest, results: Saved[]): Promise<(SavedListing | null)[]> {
  const ids = results.flatMap((one) => ('id' in one ? [one.id] : []))
  const made = await newestVersions(req, ids)
  return results.map((one) => ('id' in one ? { ...one, made: made.get(one.id) ?? null } : null))
}

function progressAfter(row: ImportRow, results: Saved[]): Partial<ImportRow> & { isDone: boolean } {
  const saved = results.flatMap((one) => ('id' in one ? [one] : []))
  const problems = results.flatMap((one) => ('problems' in one ? one.problems : []))
  const position = row.position + results.length
  const last = saved.at(-1)
  return {
    isDone: position >= row.total,
    position,
    created: row.created + saved.filter(({ isNew }) => isNew).length,
    updated: row.updated + saved.filter(({ isNew }) => !isNew).length,
    ...(problems.length > 0 && { refused: [...(row.refused ?? []), ...problems] }),
    // The site learns of the batches in order: the receipt of the last one covers all of them.
    ...(row.isPublished && last && { published: last.id }),
  }
}

async function saveListing(
  { data, listing }: StoredListing,
  publish: boolean,
  req: PayloadRequest,
): Promise<number> {
  const status = { _status: publish ? ('published' as const) : ('draft' as const) }
  const change = { collection: 'listings', req, overrideAccess: false, depth: 0 } as const
  const whole = {
    ...data,
    ...status,
    ...(data.facts && { facts: await allFacts(data, listing, req) }),
  }
  const { id } = listing
    ? await req.payload.update({ ...change, id: listing.id, data: whole, draft: !publish })
    : await req.payload.create({ ...change, data: asNew(whole), draft: !publish })
  return id
}

/** A sheet has some of the facts; the others stay, those too that are not listed any more. */
async function allFacts(
  { facts }: StoredListing['data'],
  listing: StoredListing['listing'],
  req: PayloadRequest,
) {
  if (!listing) return facts
  const { id } = listing
  const stored = {
    collection: 'listings',
    id,
    depth: 0,
    draft: true,
    select: { facts: true },
  } as const
  const before = await req.payload.findByID({ ...stored, overrideAccess: false, req })
  return { ...asFields(before.facts), ...asFields(facts) }
}

/** The required fields of a new listing, whose presence was checked before. */
function asNew(data: Partial<Listing>) {
  const { title = '', category = 0, status = 'available' } = data
  return { ...data, title, category, status }
}

/** The problem of a row. Errors that the row has not caused are thrown again. */
function problemsOf(error: unknown, { row }: StoredListing, columns: Column[]): ImportProblem[] {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path, message }) => {
      const column = columns.find((each) => each.path === path)
      return { row, column: column?.heading ?? path, message }
    })
  }
  const isRefusal = error instanceof APIError && error.isPublic && error.status < 500
  if (!isRefusal) throw error
  return [{ row, column: '', message: error.message }]
}
