import type { Payload, Where } from 'payload'
import type { Target } from './target.ts'

const LOCKS = 'payload-locked-documents'

/** A lock ends this long after the last sign of life of the form that holds it. */
export const LOCK_MINUTES = 5

export type Holder = { id: number; name: string; since: string }

/** Who has the record open, or undefined. Of two that opened it at once, the first row counts. */
export async function readHolder(
  payload: Payload,
  target: Target,
  now = new Date(),
): Promise<Holder | undefined> {
  const alive = { updatedAt: { greater_than: endOfLife(now).toISOString() } }
  const { docs } = await payload.find({
    collection: LOCKS,
    where: { and: [lockOf(target), alive] },
    sort: ['createdAt', 'id'],
    limit: 1,
    depth: 1,
    pagination: false,
  })
  const [lock] = docs
  const user = lock?.user.value
  if (!lock || typeof user !== 'object') return undefined
  const name = 'email' in user ? user.name || user.email : user.name
  return { id: user.id, name: name ?? '', since: lock.createdAt }
}

/** Takes or renews the lock for a user, and returns who holds it now. */
export async function holdLock(
  payload: Payload,
  target: Target,
  userId: number,
  now = new Date(),
): Promise<Holder | undefined> {
  const holder = await readHolder(payload, target, now)
  if (holder && holder.id !== userId) return holder
  if (holder) {
    await payload.update({ collection: LOCKS, where: ownLock(target, userId), data: {} })
    return holder
  }
  // Only what has ended: somebody else may open the record at the same moment.
  const ended = { updatedAt: { less_than_equal: endOfLife(now).toISOString() } }
  await payload.delete({ collection: LOCKS, where: { and: [lockOf(target), ended] } })
  await createLock(payload, target, userId)
  return readHolder(payload, target, now)
}

/** Gives the lock to a user, whoever holds it. */
export async function takeOver(payload: Payload, target: Target, userId: number) {
  await payload.delete({ collection: LOCKS, where: lockOf(target) })
  await createLock(payload, target, userId)
  return readHolder(payload, target)
}

/** Ends the lock of a user; that of anybody else stays. */
export async function releaseLock(payload: Payload, target: Target, userId: number) {
  await payload.delete({ collection: LOCKS, where: ownLock(target, userId) })
}

async function createLock(payload: Payload, target: Target, userId: number) {
  const user = { relationTo: 'users' as const, value: userId }
  if ('global' in target) {
    await payload.create({ collection: LOCKS, data: { globalSlug: target.global, user } })
    return
  }
  const document = { relationTo: target.collection, value: target.id }
  await payload.create({ collection: LOCKS, data: { document, user } })
}

const endOfLife = (now: Date) => new Date(now.getTime() - LOCK_MINUTES * 60_000)

function lockOf(target: Target): Where {
  if ('global' in target) return { globalSlug: { equals: target.global } }
  const { collection, id } = target
  return {
    and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }],
  }
}

const ownLock = (target: Target, userId: number): Where => ({
  and: [
    lockOf(target),
    { 'user.relationTo': { equals: 'users' } },
    { 'user.value': { equals: userId } },
  ],
})
