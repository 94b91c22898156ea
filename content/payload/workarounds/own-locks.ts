import type { AccessArgs, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import type { PayloadLockedDocument } from '../../payload-types.ts'

export const LOCKS = 'payload-locked-documents'

/**
 * Restricts Payload's locks over REST to the requests of its own forms: who may change a record can
 * take over its lock in their own name, and everybody can end their own locks. Forms that are
 * edited together use `/api/open-forms` instead, so nobody changes their locks here. By default
 * every signed-in user changes and ends any lock. No upstream issue found.
 */
export function restrictToOwnLocks({ access }: SanitizedCollectionConfig): void {
  const { update, delete: remove } = access
  access.create = () => false
  access.update = async (args) => (await takesOver(args)) && update(args)
  access.delete = async (args) => (await remove(args)) && ownLocks(args.req)
}

function ownLocks({ user }: PayloadRequest): Where | false {
  if (user?.collection !== 'users') return false
  return {
    and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: user.id } }],
  }
}

/**
 * Payload also evaluates the rule without an id and data, to render the studio, where its result is
 * not needed.
 */
async function takesOver({ data, id, req }: AccessArgs): Promise<boolean> {
  if (id === undefined || !isOwnName(data, req)) return false
  const lock = await req.payload.findByID({
    collection: LOCKS,
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  return Boolean(lock?.document && (await mayChange(req, lock.document)))
}

/** True for the only change that a form sends: this user instead of the holder. */
function isOwnName(data: unknown, { user }: PayloadRequest) {
  if (typeof data !== 'object' || data === null || !('user' in data)) return false
  const { relationTo, value } = { relationTo: '', value: undefined, ...Object(data.user) }
  const isAlone = Object.keys(data).length === 1
  return isAlone && user?.collection === relationTo && user?.id === value
}

type Locked = NonNullable<PayloadLockedDocument['document']>

/** Whether Payload locks this record and the user may change it. */
async function mayChange(req: PayloadRequest, { relationTo, value }: Locked): Promise<boolean> {
  const { config } = req.payload.collections[relationTo]
  const id = typeof value === 'object' ? value.id : value
  if (config.lockDocuments === false) return false
  const access = await config.access.update({ req, id })
  if (typeof access === 'boolean') return access
  const where = { and: [{ id: { equals: id } }, access] }
  const { totalDocs } = await req.payload.count({ collection: relationTo, where, req })
  return totalDocs > 0
}
