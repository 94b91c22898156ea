import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

type Work = () => void
type Write = (req: PayloadRequest) => Promise<void>

/**
 * Work at the end of a transaction: writes inside it just before the commit, callbacks after it.
 */
export type CommitHooks = {
  beforeCommit: Set<Write>
  afterCommit: Set<Work>
}

const hooksById = new Map<number | string, CommitHooks>()
const watched = new WeakSet<object>()

/** The commit hooks of the request’s transaction; undefined without a transaction. */
export async function commitHooksOf(req: PayloadRequest): Promise<CommitHooks | undefined> {
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return undefined
  watchCommits(req.payload)
  const hooks = hooksById.get(transaction) ?? {
    beforeCommit: new Set(),
    afterCommit: new Set(),
  }
  hooksById.set(transaction, hooks)
  return hooks
}

/** Runs the work after the request’s transaction is committed, or at once without a transaction. */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const hooks = await commitHooksOf(req)
  if (hooks) hooks.afterCommit.add(work)
  else work()
}

/**
 * Payload has no commit hook: `afterChange` runs before the commit, when readers still see the old
 * record. A failed write makes the commit fail, and the caller rolls back.
 * https://github.com/payloadcms/payload/issues/5886
 */
function watchCommits(payload: Payload) {
  const { db } = payload
  if (watched.has(db)) return
  watched.add(db)
  const { commitTransaction, rollbackTransaction } = db
  db.commitTransaction = async (id) => {
    const transaction = await id
    const hooks = claimHooks(transaction)
    if (hooks) await writeBeforeCommit(payload, transaction, hooks)
    await commitTransaction.call(db, id)
    for (const work of hooks?.afterCommit ?? []) work()
  }
  db.rollbackTransaction = async (id) => {
    claimHooks(await id)
    await rollbackTransaction.call(db, id)
  }
}

async function writeBeforeCommit(
  payload: Payload,
  transactionID: number | string,
  { beforeCommit }: CommitHooks,
) {
  if (beforeCommit.size === 0) return
  const req = await createLocalReq({ req: { transactionID } }, payload)
  for (const write of beforeCommit) await write(req)
}

function claimHooks(id: number | string) {
  const hooks = hooksById.get(id)
  hooksById.delete(id)
  return hooks
}
