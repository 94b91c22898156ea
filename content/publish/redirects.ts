import type { Fields } from '@belvedere/kit/log.ts'
import type { PayloadRequest } from 'payload'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import { log } from '../service/publish-log.ts'
import { checkOrigin, loopOf } from './redirect-rules.ts'

type Rule = { id: number; from: string }

const collection = 'redirects'

/** Of a redirect from where pages were: whatever is public below is about to move as well. */
export const ADDRESS_LEFT = { isAddressLeft: true }

/** Deletes the redirects from a path at which a record is now published. */
export async function deleteRedirectsFrom(req: PayloadRequest, path: string): Promise<void> {
  const where = { from: { equals: path } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, req })
  for (const { id } of docs) await req.payload.delete({ collection, id, req })
}

/** Deletes the redirects to a path that no longer exists. */
export async function deleteRedirectsTo(req: PayloadRequest, path: string): Promise<void> {
  const where = { to: { equals: path } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
  for (const { id, from } of docs) {
    await req.payload.delete({ collection, id, req })
    await tell(req, 'info', 'Redirect deleted: its target page was deleted', { from, to: path })
  }
}

/**
 * Redirects a record’s old path to its new one, and points redirects to the old path at the new
 * one.
 */
export async function redirectMove(req: PayloadRequest, from: string, to: string): Promise<void> {
  await deleteRedirectsFrom(req, to)
  const where = { to: { equals: from } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
  for (const rule of docs) await retarget(req, rule, to)
  await createRedirect(req, from, to)
}

/**
 * A rule that also matches the new path would hide the page behind a redirect loop: it is deleted.
 */
async function retarget(req: PayloadRequest, { id, from }: Rule, to: string) {
  const loop = await loopOf(req, from, to)
  if (!loop) {
    // A redirect from an address that the site itself has taken since stays: it has no effect.
    if (checkOrigin(from) === true) await req.payload.update({ collection, id, data: { to }, req })
    return
  }
  await req.payload.delete({ collection, id, req })
  await tell(req, 'warn', 'Redirect deleted: it would cause a redirect loop', { loop })
}

async function createRedirect(req: PayloadRequest, from: string, to: string) {
  const allowed = checkOrigin(from)
  if (allowed !== true) {
    await tell(req, 'warn', 'Redirect from the old address not created', { from, reason: allowed })
    return
  }
  const loop = await loopOf(req, from, to)
  if (loop) {
    const message = 'Redirect from the old address not created: it would cause a redirect loop'
    await tell(req, 'warn', message, { loop })
    return
  }
  await deleteRedirectsFrom(req, from)
  const data = { from, to, status: '301' } as const
  await req.payload.create({ collection, data, req, context: ADDRESS_LEFT })
}

/** Once it is so: the transaction may yet be taken back, as that of a trial is. */
function tell(req: PayloadRequest, level: 'info' | 'warn', message: string, fields: Fields) {
  return afterCommit(req, () => log[level](message, fields))
}
