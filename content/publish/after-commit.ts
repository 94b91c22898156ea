import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

type Work = () => void
type Write = (req: PayloadRequest) => Promise<void>

/** What is to be done when a transaction ends: written as its last part, and done once it is kept. */
export type Ending = { last: Set<Write>; after: Set<Work> }

const endings = new Map<number | string, Ending>()
const watched = new WeakSet<object>()

/** What the end of the request’s transaction brings with it; nothing if it has none. */
export async function endingOf(req: PayloadRequest): Promise<Ending | undefined> {
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return undefined
  watchCommits(req.payload)
  const ending = endings.get(transaction) ?? { last: new Set(), after: new Set() }
  endings.set(transaction, ending)
  return ending
}

/** Does the work once the request’s transaction is committed, or now if it has none. */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const ending = await endingOf(req)
  if (ending) ending.after.add(work)
  else work()
}

/**
 * Payload has no hook at the commit: its `afterChange` hooks run before, when a reader would still see
 * the old record. What cannot be written makes the commit fail, and the caller rolls back.
 */
function watchCommits(payload: Payload) {
  const { db } = payload
  if (watched.has(db)) return
  watched.add(db)
  const { commitTransaction, rollbackTransaction } = db
  db.commitTransaction = async (id) => {
    const transaction = await id
    const ending = take(transaction)
    if (ending) await writeLast(payload, transaction, ending)
    await commitTransaction.call(db, id)
    for (const work of ending?.after ?? []) work()
  }
  db.rollbackTransaction = async (id) => {
    take(await id)
    await rollbackTransaction.call(db, id)
  }
}

async function writeLast(payload: Payload, transactionID: number | string, { last }: Ending) {
  if (last.size === 0) return
  const req = await createLocalReq({ req: { transactionID } }, payload)
  for (const write of last) await write(req)
}

function take(id: number | string) {
  const ending = endings.get(id)
  endings.delete(id)
  return ending
}
