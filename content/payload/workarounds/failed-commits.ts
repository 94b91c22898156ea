import { randomUUID } from 'node:crypto'
import type { BaseDatabaseAdapter } from 'payload'

/**
 * The interface that Payload's SQL adapters share for transactions. The types in a session depend
 * on the adapter.
 */
type Adapter = Pick<BaseDatabaseAdapter, 'beginTransaction' | 'commitTransaction'> & {
  initializing: Promise<void>
  sessions: object
}

/** Runs work in a transaction: commits when it resolves, rolls back when it rejects. */
type Run<T> = (work: (transaction: T) => Promise<void>) => Promise<void>

/**
 * Payload’s own transactions ignore a failed commit (a full disk, a lost connection): the editor
 * would see “saved” (`@payloadcms/drizzle/dist/transactions/`). These reject instead.
 * https://github.com/payloadcms/payload/pull/17726
 */
export function reportFailedCommits<T>(
  adapter: Adapter,
  run: Run<T>,
  beforeCommit: (transaction: T) => Promise<unknown> = async () => {},
): void {
  const commits = new Map<string, () => Promise<void>>()
  adapter.beginTransaction = async () => {
    await adapter.initializing
    const id = randomUUID()
    const { db, resolve, reject } = await open(run, beforeCommit)
    commits.set(id, resolve)
    const drop = () => void commits.delete(id)
    const session = { db, resolve, reject: () => reject().finally(drop) }
    Object.assign(adapter.sessions, { [id]: session })
    return id
  }
  adapter.commitTransaction = async (id) => {
    const key = String(await id)
    const isOpen = Reflect.has(adapter.sessions, key)
    const commit = commits.get(key)
    commits.delete(key)
    Reflect.deleteProperty(adapter.sessions, key)
    if (isOpen) await commit?.()
  }
}

async function open<T>(run: Run<T>, beforeCommit: (transaction: T) => Promise<unknown>) {
  const begun = Promise.withResolvers<T>()
  const end = Promise.withResolvers<void>()
  const done = run(async (transaction) => {
    begun.resolve(transaction)
    await end.promise
    await beforeCommit(transaction)
  })
  done.catch(begun.reject)
  const db = await begun.promise
  const resolve = () => {
    end.resolve()
    return done
  }
  const reject = () => {
    end.reject(new Error('Transaction rolled back.'))
    return done.catch(() => {})
  }
  return { db, resolve, reject }
}
