import {
  commitTransaction,
  initTransaction,
  killTransaction,
  Locked,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { type ExistingRecords, problemsOf } from './check-rows.ts'
import { STATUSES } from './columns.ts'
import { type ListingRow, parseListings } from './parse-listings.ts'
import { ImportError, problemAt } from './problem.ts'

export type ImportCounts = { created: number; updated: number }

type Options = { req: PayloadRequest; publish: boolean }

/**
 * Creates and updates listings from a CSV file in one transaction; throws an `ImportError` if any row
 * has a problem. A row with an existing slug updates that listing, any other row creates one. Without
 * `publish` all changes are drafts.
 */
export async function importListings(bytes: Uint8Array, options: Options): Promise<ImportCounts> {
  const rows = parseListings(bytes)
  const existing = await findExisting(options.req)
  const problems = rows.flatMap((row) => problemsOf(row, existing, options.publish))
  if (problems.length > 0) throw new ImportError(problems)
  return saveAll(rows, existing, options)
}

async function findExisting(req: PayloadRequest): Promise<ExistingRecords> {
  const select = { slug: true, _status: true } as const
  const all = { select, depth: 0, pagination: false, draft: true, req } as const
  const [listings, categories] = await Promise.all([
    req.payload.find({ collection: 'listings', ...all }),
    req.payload.find({ collection: 'real-estate-categories', ...all }),
  ])
  const [found, groups] = [listings.docs.flatMap(bySlug), categories.docs.flatMap(bySlug)]
  return {
    listings: new Map(
      found.map(([slug, { id, _status }]) => [slug, { id, isDraft: _status === 'draft' }]),
    ),
    categories: new Map(groups.map(([slug, { id }]) => [slug, id])),
  }
}

function bySlug<T extends { slug?: string | null }>(doc: T): [string, T][] {
  return doc.slug ? [[doc.slug, doc]] : []
}

async function saveAll(
  rows: ListingRow[],
  existing: ExistingRecords,
  options: Options,
): Promise<ImportCounts> {
  const done = { created: 0, updated: 0 }
  await initTransaction(options.req)
  try {
    for (const row of rows) done[await saveRow(row, existing, options)] += 1
    await commitTransaction(options.req)
    return done
  } catch (error) {
    await killTransaction(options.req)
    throw error
  }
}

async function saveRow(row: ListingRow, existing: ExistingRecords, { req, publish }: Options) {
  const id = row.slug ? existing.listings.get(row.slug)?.id : undefined
  const data = { ...dataOf(row, existing), _status: publish ? 'published' : 'draft' } as const
  const options = { collection: 'listings', req, overrideAccess: false, depth: 0 } as const
  const change = { ...options, overrideLock: false } as const
  try {
    if (id) await req.payload.update({ ...change, id, data, draft: !publish })
    else if (publish) await req.payload.create({ ...options, data: asNew(data) })
    else await req.payload.create({ ...options, data, draft: true })
    return id ? 'updated' : 'created'
  } catch (error) {
    throw toImportError(error, row.line)
  }
}

function dataOf({ slug, fields }: ListingRow, existing: ExistingRecords) {
  const category = existing.categories.get(`${fields.category}`)
  return { ...fields, ...(slug && { slug }), ...(category && { category }) }
}

/** The required fields of a new listing, which the checks have found to be there. */
function asNew<T extends ListingRow['fields']>(data: T) {
  const status = STATUSES.find((value) => value === data.status) ?? 'available'
  return { ...data, title: `${data.title}`, category: Number(data.category), status }
}

const IN_USE =
  'Another user is editing this listing in the studio. Ask them to close it, or wait five minutes.'

/** Turns a lock or validation error into an `ImportError` for a line; other errors stay the same. */
function toImportError(error: unknown, line: number) {
  if (error instanceof Locked) return problemAt(line, 'slug', IN_USE)
  if (!(error instanceof ValidationError)) return error
  const [first] = error.data.errors
  return problemAt(line, first?.path ?? '', first?.message ?? error.message)
}
