import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { readHolder } from './locks.ts'
import { type Target, targetOf } from './target.ts'

const IN_BULK = 'editing-together: each record is checked'

/** Refuses to change records that somebody else has open. */
export async function refuseLocked(req: PayloadRequest, target: Target) {
  const holder = await readHolder(req.payload, target)
  if (!holder || req.user?.collection !== 'users' || holder.id === req.user.id) return
  const message = `${holder.name} has this open. Take it over in the studio, or wait until it is closed.`
  throw refusal(message, 423)
}

/** Marks a request of the studio's list that changes many records: each is checked separately. */
export function noteBulk(req: PayloadRequest, slug: string) {
  const { collection, id } = { collection: '', id: '', ...req.routeParams }
  if (req.payloadAPI === 'REST' && collection === slug && id === '') req.context[IN_BULK] = slug
}

async function refuseInBulk(req: PayloadRequest, collection: string, id: unknown) {
  if (req.context[IN_BULK] !== collection) return
  const target = targetOf(req.payload.config, { collection, id })
  if (target) await refuseLocked(req, target)
}

export const refuseLockedUpdate: CollectionBeforeValidateHook = async (args) => {
  const { collection, operation, originalDoc, req } = args
  if (operation === 'update') await refuseInBulk(req, collection.slug, originalDoc?.id)
}

export const refuseLockedDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseInBulk(req, collection.slug, id)
