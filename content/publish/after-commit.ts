import type { Payload, PayloadRequest } from 'payload'

type Work = () => void

const waiting = new Map<number | string, Set<Work>>()
const watched = new WeakSet<object>()

/** Does the work once the request’s transaction is committed, or now if it has none. */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return work()
  watchCommits(req.payload)
  const known = waiting.get(transaction) ?? new Set()
  waiting.set(transaction, known.add(work))
}

/**
 * Payload has no hook behind the commit: its `afterChange` hooks run before, when a reader would
 * still see the old record.
 */
function watchCommits({ db }: Payload) {
  if (watched.has(db)) return
  watched.add(db)
  const { commitTransaction, rollbackTransaction } = db
  db.commitTransaction = async (id) => {
    await commitTransaction.call(db, id)
    for (const work of takeWork(await id)) work()
  }
  db.rollbackTransaction = async (id) => {
    takeWork(await id)
    await rollbackTransaction.call(db, id)
  }
}

function takeWork(id: number | string) {
  const work = waiting.get(id) ?? new Set<Work>()
  waiting.delete(id)
  return work
}
