import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isEditor, isPublisher } from '../payload/access.ts'
import type { Listing } from '../payload-types.ts'
import { checkAgain } from './check-again.ts'
import type { Column } from './columns.ts'
import type { PlannedListing } from './plan.ts'
import type { ImportProblem } from './problem.ts'
import { RequestError } from './request-error.ts'
import type { Value } from './value.ts'

/** The person who imports, and the mode. Without `publish` everything becomes a draft. */
export type SaveOptions = {
  payload: Payload
  userId: number
  /** The headers of the request that started it: the audit log has the address of its client. */
  headers: Headers
  publish: boolean
  columns: Column[]
}

/**
 * A transaction that has taken this long saves no further listing: others wait for it. With the
 * listing that is being saved and the commit, it should stay below 300 ms.
 */
const TIME_MS = 70

/** The listings that a transaction has saved, and for how many ms it has blocked other writers. */
type Saved = { created: number[]; updated: number[]; ms: number }

/** The index of the listing that caused the rollback of a transaction, and its problem. */
type Refused = { at: number; problems: ImportProblem[]; ms: number }

/**
 * Saves listings in one transaction: as many as there is time for, from the first one on, or none
 * if one of them is refused.
 */
export async function saveBatch(
  planned: PlannedListing[],
  options: SaveOptions,
): Promise<Saved | Refused> {
  const { payload, headers } = options
  const req = await createLocalReq({ req: { headers } }, payload)
  await initTransaction(req)
  try {
    // With SQLite a transaction waits for its turn at its first statement; that time does not
    // count.
    await signInAgain(req, options)
    const begun = performance.now()
    const outcome = await saveInTime(planned, begun + TIME_MS, req, options)
    if ('problems' in outcome) await killTransaction(req)
    else await commitTransaction(req)
    return { ...outcome, ms: performance.now() - begun }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** An import outlasts its request: the account may have lost its role, or be gone. */
async function signInAgain(req: PayloadRequest, { payload, userId, publish }: SaveOptions) {
  const where = { collection: 'users', id: userId, disableErrors: true, depth: 0 } as const
  const user = await payload.findByID({ ...where, req })
  if (user) req.user = { ...user, collection: 'users' }
  const mayGoOn = publish ? isPublisher({ req }) : isEditor({ req })
  if (!mayGoOn) throw new RequestError(403, NOT_ANY_MORE)
}

const NOT_ANY_MORE = 'The account that began this import may no longer do this.'

async function saveInTime(
  planned: PlannedListing[],
  end: number,
  req: PayloadRequest,
  { publish, columns }: SaveOptions,
): Promise<Omit<Saved, 'ms'> | Omit<Refused, 'ms'>> {
  const saved: Omit<Saved, 'ms'> = { created: [], updated: [] }
  const changed = await checkAgain(planned, req)
  if (changed) {
    const { at, message } = changed
    return { at, problems: [{ row: planned[at]?.row ?? 0, column: '', message }] }
  }
  for (const [at, one] of planned.entries()) {
    try {
      saved[one.listing ? 'updated' : 'created'].push(await saveListing(one, publish, req))
    } catch (error) {
      return { at, problems: problemsOf(error, one, columns) }
    }
    if (performance.now() > end) break
  }
  return saved
}

async function saveListing(planned: PlannedListing, publish: boolean, req: PayloadRequest) {
  const _status = publish ? ('published' as const) : ('draft' as const)
  const data: Partial<Listing> = { ...dataOf(planned), _status }
  const change = { collection: 'listings', req, overrideAccess: false, depth: 0 } as const
  const { listing } = planned
  const { id } = listing
    ? await req.payload.update({ ...change, id: listing.id, data, draft: !publish })
    : await req.payload.create({ ...change, data: asNew(data), draft: !publish })
  return id
}

/** Only the fields in the spreadsheet, so that nothing else is overwritten. */
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

/** The required fields of a new listing, whose presence was checked before. */
function asNew(data: Partial<Listing>) {
  const { title = '', category = 0, status = 'available' } = data
  return { ...data, title, category, status }
}

/** The problem of a row. Errors that the row has not caused are thrown again. */
function problemsOf(error: unknown, { row }: PlannedListing, columns: Column[]): ImportProblem[] {
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
