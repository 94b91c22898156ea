import {
  commitTransaction,
  initTransaction,
  killTransaction,
  Locked,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { STATUSES } from './columns.ts'
import { type ListingRow, parseListings } from './parse-listings.ts'
import { ImportError, type Problem, problemAt } from './problem.ts'

export type Imported = { created: number; updated: number }

type Options = { req: PayloadRequest; publish: boolean }
type Known = { listings: Map<string, number>; categories: Map<string, number> }

/**
 * Makes and changes listings from a file, all of them or, with an `ImportError`, none. A line whose
 * address exists changes that listing; the others become new ones. Without `publish` they are drafts,
 * and what the public sees stays.
 */
export async function importListings(bytes: Uint8Array, options: Options): Promise<Imported> {
  const rows = parseListings(bytes)
  const known = await findKnown(options.req)
  const problems = rows.flatMap((row) => unknownCategory(row, known))
  if (problems.length > 0) throw new ImportError(problems)
  return saveAll(rows, known, options)
}

async function findKnown(req: PayloadRequest): Promise<Known> {
  const select = { slug: true } as const
  const all = { select, depth: 0, pagination: false, draft: true, req } as const
  const [listings, categories] = await Promise.all([
    req.payload.find({ collection: 'listings', ...all }),
    req.payload.find({ collection: 'real-estate-categories', ...all }),
  ])
  return { listings: idsOf(listings.docs), categories: idsOf(categories.docs) }
}

function idsOf(docs: { id: number; slug?: string | null }[]) {
  return new Map(docs.flatMap(({ id, slug }) => (slug ? [[slug, id] as const] : [])))
}

function unknownCategory({ line, slug, fields }: ListingRow, known: Known): Problem[] {
  const { category } = fields
  const isNew = !slug || !known.listings.has(slug)
  if (category === undefined && !isNew) return []
  if (typeof category === 'string' && known.categories.has(category)) return []
  const choices = [...known.categories.keys()].join(', ') || 'none yet'
  const message = category
    ? `There is no category with this address. There are: ${choices}.`
    : `A new listing needs a column “category” with the address of one: ${choices}.`
  return [{ line, field: 'category', message }]
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
  const id = row.slug ? known.listings.get(row.slug) : undefined
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
