import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { lastSaver, saverKey } from '../../payload/workarounds/last-saver.ts'
import { noteBulk, refuseLocked } from './refuse-locked.ts'
import { isAddressedTo, type Newest, readNewest, type Target, targetOf } from './target.ts'

const STALE =
  'Somebody else saved this since you opened it, so nothing was overwritten. Open it again to see the newest version, and repeat your change.'
const CHECKED = 'editing-together: base is checked'

/** Saves and deletions; each of them is checked once. */
const CHANGES = new Set(['update', 'delete'])

export const recordChecks: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (!CHANGES.has(operation)) return
  const { overrideLock } = { overrideLock: false, ...args }
  if (!('id' in args)) {
    if (overrideLock !== true) noteBulk(req, collection.slug)
    return
  }
  const target = targetOf(req.payload.config, { collection: collection.slug, id: args.id })
  if (target) await refuseConflict(req, target, overrideLock === true)
}

export const globalChecks: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const target = targetOf(req.payload.config, { global: global.slug })
  const { overrideLock } = { overrideLock: false, ...args }
  if (target && operation === 'update') await refuseConflict(req, target, overrideLock === true)
}

/**
 * A save names its base version in `If-Match: "<updatedAt>"` (`""`: a global that was never saved),
 * and is refused when another version was saved since. Without the header no version can be
 * compared, so a record that somebody else has open is refused instead.
 */
export async function refuseConflict(req: PayloadRequest, target: Target, overrideLock: boolean) {
  if (!isAddressedTo(req, target) || req.context[CHECKED]) return
  req.context[CHECKED] = true
  const base = req.headers.get('if-match')
  if (base) await refuseStale(req, target, base)
  else if (!overrideLock) await refuseLocked(req, target)
}

async function refuseStale(req: PayloadRequest, target: Target, base: string) {
  const newest = await readNewest(req, target, true)
  const savedAt = newest?.savedAt
  // A missing record is reported by the operation, and a global may never have been saved.
  if (!newest || !savedAt || base === '*' || base === `"${savedAt}"`) return
  throw new APIError(STALE, 412, { savedAt, savedBy: await readSaver(req, target, newest) }, true)
}

/** The name of the user who saved the newest version, or null for a program or a schedule. */
async function readSaver({ payload, user }: PayloadRequest, target: Target, { savedBy }: Newest) {
  const id = lastSaver(
    'global' in target ? saverKey(target.global) : saverKey(target.collection, target.id),
  )
  if (id !== undefined && id === user?.id) return 'You, in another tab'
  // Records without versions do not say who saved them.
  if (savedBy !== null || id === undefined) return savedBy
  const saver = await payload.findByID({ collection: 'users', id, disableErrors: true })
  return saver ? saver.name || saver.email : null
}
