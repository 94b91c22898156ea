import { APIError, Forbidden, NotFound, type PayloadRequest, type Where } from 'payload'
import { refuseLocked } from '../../editing/together/refuse-locked.ts'
import { refuseConflict } from '../../editing/together/refuse-stale.ts'
import { targetOf } from '../../editing/together/target.ts'
import { isEditor } from '../../payload/access.ts'
import { asDoc } from '../../payload/doc.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { refusal } from '../../payload/refusal.ts'
import { waitForRecord, waitForRecords } from '../../payload/workarounds/record-lock.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readId } from '../../studio/read-request.ts'
import { sentenceOf } from '../../studio/request.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { type Binned, recordOf } from '../bin/target-of.ts'
import { MOST_AT_ONCE } from '../bulk/most-at-once.ts'
import { PUBLIC, refusalOf } from './refusal-of.ts'
import { whatGoes } from './what-goes.ts'

/**
 * `DELETE` of one record or of several, in place of Payload’s: they go into the bin. The answers
 * are as Payload’s, and name the `records` for bringing them back.
 */
export const deleteEndpoints = (collection: string) => [
  endpoint(isEditor, 'delete', '/:id', (req) =>
    deleteOne(req, binned(req, collection, readId(req))),
  ),
  endpoint(isEditor, 'delete', '/', (req) => deleteMany(req, collection)),
]

function binned({ payload, t }: PayloadRequest, collection: string, id: number): Binned {
  if (!isCollection(payload, collection)) throw new Forbidden(t)
  return { collection, id }
}

/**
 * What is still used is refused with 409, unless a publisher confirmed it with
 * `removeReferences=true`; `redirectTo` says where its address leads.
 */
async function deleteOne(req: PayloadRequest, target: Binned) {
  const { collection, id } = target
  const { removeReferences, overrideLock, redirectTo } = asDoc(req.query)
  await inTransaction(req, async () => {
    await waitForRecord(req, collection, id)
    const edited = targetOf(req.payload.config, target)
    if (edited) await refuseConflict(req, edited, String(overrideLock) === 'true')
    const { ids, kept, mayTakeOut } = await whatGoes(req, collection, [id])
    const uses = kept[0]?.uses ?? []
    if (ids.length + kept.length === 0) throw new NotFound(req.t)
    if (ids.length === 0 && uses.length === 0) throw new Forbidden(req.t)
    const message = refusalOf(uses, String(removeReferences) === 'true', mayTakeOut)
    if (message) throw new APIError(message, 409, { uses }, true)
    const to = typeof redirectTo === 'string' ? redirectTo.trim() : ''
    const isUsedPublicly = uses.some(({ isPublic }) => isPublic)
    await moveToBin(req, target, { isUsedPublicly, redirectTo: to || undefined })
  })
  return { message: 'Moved to the bin.', doc: { id }, records: [recordOf(target)] }
}

type Refused = { id: number; isPublic: true; message: string }

/** Records that stay are named in `errors`; then the status is that of an error. */
async function deleteMany(req: PayloadRequest, slug: string) {
  const { collection } = binned(req, slug, 0)
  const ids = await matching(req, collection)
  const errors: Refused[] = []
  const docs = await inTransaction(req, async () => {
    await waitForRecords(req, collection, ids)
    const goes = await whatGoes(req, collection, ids)
    for (const { id, uses } of goes.kept)
      errors.push(refused(id, refusalOf(uses, false, goes.mayTakeOut) || PUBLIC))
    const free = await unlocked(req, collection, goes.ids, errors)
    for (const id of free) await moveToBin(req, { collection, id }, { isUsedPublicly: false })
    return free.map((id) => ({ id }))
  })
  const records = docs.map(({ id }) => recordOf({ collection, id }))
  const message = `Moved ${docs.length} to the bin.`
  const status = errors.length > 0 ? 400 : 200
  return Response.json({ message, docs, errors, records }, { status, headers: NOT_KEPT })
}

const TOO_MANY = `Delete at most ${MOST_AT_ONCE} in one request; more with POST /api/bulk-changes.`
const NOT_KEPT = { 'cache-control': 'no-store' }

const refused = (id: number, message: string): Refused => ({ id, isPublic: true, message })

/** The ids that match the `where` of a request. */
async function matching(req: PayloadRequest, collection: Binned['collection']) {
  const asked = readWhere(asDoc(req.query).where)
  if (typeof asked !== 'object' || asked === null) throw refusal('Say which, with `where`.', 400)
  const condition: Where = { ...asked }
  const options = { depth: 0, limit: MOST_AT_ONCE, overrideAccess: false, req } as const
  const { docs, totalDocs } = await req.payload.find({ collection, where: condition, ...options })
  if (totalDocs > docs.length) throw refusal(TOO_MANY, 400)
  return docs.map(({ id }) => Number(id))
}

/** A condition as parameters, or as JSON; undefined if it is neither. */
function readWhere(where: unknown): unknown {
  if (typeof where !== 'string') return where
  try {
    return JSON.parse(where)
  } catch {
    return undefined
  }
}

/** The records that nobody else has open. */
async function unlocked(
  req: PayloadRequest,
  collection: Binned['collection'],
  ids: readonly number[],
  errors: Refused[],
) {
  const free: number[] = []
  for (const id of ids) {
    const edited = targetOf(req.payload.config, { collection, id })
    const message = edited && (await refuseLocked(req, edited).then(() => '', sentenceOf))
    if (message) errors.push(refused(id, message))
    else free.push(id)
  }
  return free
}
