import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

const LAST =
  'This is the last administrator: without one nobody could manage accounts any more. Make somebody else an administrator first.'

/** Accounts that stop being administrators in one request, which may touch several at once. */
const leaving = new WeakMap<PayloadRequest, Set<number | string>>()

async function keepOne(req: PayloadRequest, id: number | string) {
  const gone = leaving.get(req) ?? new Set()
  leaving.set(req, gone.add(id))
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'administrator' }, id: { not_in: [...gone] } },
    req,
  })
  if (totalDocs === 0) throw new APIError(LAST, 403, undefined, true)
}

/** Refuses to take the role from the last administrator. */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const isDemoted = data.role !== undefined && data.role !== 'administrator'
  if (originalDoc?.role === 'administrator' && isDemoted) await keepOne(req, originalDoc.id)
  return data
}

/** Refuses to delete the last administrator. */
export const keepTheLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id }, role: { equals: 'administrator' } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs > 0) await keepOne(req, id)
}
