import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { refusal } from '../payload/refusal.ts'

const LAST =
  'This is the last administrator, and accounts need at least one. Make another user an administrator first.'

/** Accounts that lose the role in a request; a bulk operation may change several. */
const demoted = new WeakMap<PayloadRequest, Set<number | string>>()

async function requireAnotherAdministrator(req: PayloadRequest, id: number | string) {
  const ids = demoted.get(req) ?? new Set()
  demoted.set(req, ids.add(id))
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'administrator' }, id: { not_in: [...ids] } },
    req,
  })
  if (totalDocs === 0) throw refusal(LAST, 403)
}

/** Throws a 403 when the last administrator would lose the role. */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const isDemoted = data.role !== undefined && data.role !== 'administrator'
  if (originalDoc?.role === 'administrator' && isDemoted)
    await requireAnotherAdministrator(req, originalDoc.id)
  return data
}

/** Throws a 403 when the last administrator would be deleted. */
export const keepTheLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id }, role: { equals: 'administrator' } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs > 0) await requireAnotherAdministrator(req, id)
}
