import {
  commitTransaction,
  initTransaction,
  killTransaction,
  Locked,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { type Known, problemsOf } from './check-rows.ts'
import { STATUSES } from './columns.ts'
import { type ListingRow, parseListings } from './parse-listings.ts'
import { ImportError, problemAt } from './problem.ts'

export type Imported = { created: number; updated: number }

type Options = { req: PayloadRequest; publish: boolean }

/**
 * Makes and changes listings from a file, all of them or, with an `ImportError`, none. A line whose
 * address exists changes that listing; the others become new ones. Without `publish` they are drafts,
 * and what the public sees stays.
 */
export async function importListings(bytes: Uint8Array, options: Options): Promise<Imported> {
  const rows = parseListings(bytes)
  const known = await findKnown(options.req)
  const problems = rows.flatMap((row) => problemsOf(row, known, options.publish))
  if (problems.length > 0) throw new ImportError(problems)
  return saveAll(rows, known, options)
}

async function findKnown(req: PayloadRequest): Promise<Known> {
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

async function saveAll(rows: ListingRow[], known: Known, options: Options): Promise<Imported> {
  const done = { created: 0, updated: 0 }
  await initTransaction(options.req)
  try {
    for (const row of rows) done[await saveRow(row, known, options)] += 1
    await commitTransaction(options.req)
    return done
  } catch (error) {
    await killTransaction(options.req)
    throw error
  }
}

async function saveRow(row: ListingRow, known: Known, { req, publish }: Options) {
  const id = row.slug ? known.listings.get(row.slug)?.id : undefined
  const data = { ...dataOf(row, known), _status: publish ? 'published' : 'draft' } as const
  const how = { collection: 'listings', req, overrideAccess: false, depth: 0 } as const
  const change = { ...how, overrideLock: false } as const
  try {
    if (id) await req.payload.update({ ...change, id, data, draft: !publish })
    else if (publish) await req.payload.create({ ...how, data: asNew(data) })
    else await req.payload.create({ ...how, data, draft: true })
    return id ? 'updated' : 'created'
  } catch (error) {
    throw asProblem(error, row.line)
  }
}

function dataOf({ slug, fields }: ListingRow, known: Known) {
  const category = known.categories.get(`${fields.category}`)
  return { ...fields, ...(slug && { slug }), ...(category && { category }) }
}

/** A new listing has at least these; the file has been checked for them. */
function asNew<T extends ListingRow['fields']>(data: T) {
  const status = STATUSES.find((known) => known === data.status) ?? 'available'
  return { ...data, title: `${data.title}`, category: Number(data.category), status }
}

const IN_USE =
  'Somebody has this listing open in the studio. Ask them to leave it, or wait five minutes.'

/** What the model itself refuses, by line and field; other errors as they are. */
function asProblem(error: unknown, line: number) {
  if (error instanceof Locked) return problemAt(line, 'slug', IN_USE)
  if (!(error instanceof ValidationError)) return error
  const [first] = error.data.errors
  return problemAt(line, first?.path ?? '', first?.message ?? error.message)
}
