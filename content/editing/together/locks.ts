import type { Payload, Where } from 'payload'
import type { Target } from './target.ts'

const LOCKS = 'payload-locked-documents'

/** A lock expires this long after its form last renewed it. */
export const LOCK_MINUTES = 5

export type Holder = { id: number; name: string; since: string }

/** The user who holds the lock, or undefined. If two users took it at once, the first row wins. */
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
  // Delete expired locks only: another user may be taking the lock at the same moment.
  const ended = { updatedAt: { less_than_equal: endOfLife(now).toISOString() } }
  await payload.delete({ collection: LOCKS, where: { and: [lockOf(target), ended] } })
  await createLock(payload, target, userId)
  return readHolder(payload, target, now)
}

/** Transfers the lock to a user, even if another user holds it. */
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
