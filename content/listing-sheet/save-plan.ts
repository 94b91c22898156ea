import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { Listing } from '../payload-types.ts'
import type { Column } from './columns.ts'
import type { Plan, PlannedListing } from './plan.ts'
import { ImportError, type ImportProblem } from './problem.ts'
import type { Value } from './value.ts'

/** The listings that an import has made and changed. */
export type ImportResult = { created: number[]; updated: number[] }

type Options = { req: PayloadRequest; publish: boolean; columns: Column[] }

/**
 * Saves all listings of a plan in one transaction, or none: throws an `ImportError` with the problems
 * of all rows that the service refuses. Without `publish` everything becomes a draft.
 */
export async function savePlan({ listings }: Plan, options: Options): Promise<ImportResult> {
  const result: ImportResult = { created: [], updated: [] }
  const problems: ImportProblem[] = []
  await initTransaction(options.req)
  try {
    for (const planned of listings) {
      const saved = await saveListing(planned, options)
      if (typeof saved === 'number') result[planned.listing ? 'updated' : 'created'].push(saved)
      else problems.push(...saved)
    }
    if (problems.length > 0) throw new ImportError(problems)
    await commitTransaction(options.req)
    return result
  } catch (error) {
    await killTransaction(options.req)
    throw error
  }
}

async function saveListing(planned: PlannedListing, { req, publish, columns }: Options) {
  const _status = publish ? ('published' as const) : ('draft' as const)
  const data: Partial<Listing> = { ...dataOf(planned), _status }
  const change = { collection: 'listings', req, overrideAccess: false, depth: 0 } as const
  const { listing } = planned
  try {
    const { id } = listing
      ? await req.payload.update({
          ...change,
          id: listing.id,
          data,
          draft: !publish,
        })
      : await req.payload.create({ ...change, data: asNew(data), draft: !publish })
    return id
  } catch (error) {
    return problemsOf(error, planned, columns)
  }
}

/** Only what the sheet changes, so that nothing else is overwritten. */
function dataOf({ changes }: PlannedListing): Partial<Listing> {
  const data: Record<string, unknown> = {}
  for (const { column, after } of changes) {
    const [name = '', inner] = column.path.split('.')
    const value = stored(after, column)
    data[name] = inner ? { ...Object(data[name]), [inner]: value } : value
  }
  return data
}

function stored(value: Value, { kind }: Column) {
  if (kind.type !== 'records' && kind.type !== 'pictures') return value
  const ids = Array.isArray(value) ? value.flatMap((item) => ('id' in item ? [item.id] : [])) : []
  return kind.isMany ? ids : (ids[0] ?? null)
}

/** The required fields of a new listing, which the checks have found to be there. */
function asNew(data: Partial<Listing>) {
  const { title = '', category = 0, status = 'available' } = data
  return { ...data, title, category, status }
}

function problemsOf(error: unknown, { row }: PlannedListing, columns: Column[]): ImportProblem[] {
  if (!(error instanceof ValidationError)) throw error
  return error.data.errors.map(({ path, message }) => {
    const column = columns.find((each) => each.path === path)
    return { row, column: column?.heading ?? path, message }
  })
}
