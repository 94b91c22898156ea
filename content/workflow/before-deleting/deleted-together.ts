import type { PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import type { ReferencingRow } from '../../overview/references/referencing-row.ts'

/** The records that one request deletes: those so far, and the one that is being checked. */
type Deletions = { begun: Set<string>; last: Promise<unknown> }

const deletions = new WeakMap<PayloadRequest, Deletions>()

/**
 * Payload deletes several records of one request in parallel, in one transaction. They are checked
 * one after the other here: otherwise a reference would be removed from a record whose row is just
 * being deleted, which makes PostgreSQL refuse the whole transaction.
 */
export async function inTurn(
  req: PayloadRequest,
  { collection, id }: Target,
  work: () => Promise<void>,
): Promise<void> {
  const own = deletions.get(req) ?? { begun: new Set<string>(), last: Promise.resolve() }
  deletions.set(req, own)
  const turn = own.last.then(() => {
    own.begun.add(`${collection} ${id}`)
    return work()
  })
  own.last = turn.catch(() => undefined)
  await turn
}

/** Whether a row is deleted by the same request, so that it need not be changed. */
export function isDeletedToo(req: PayloadRequest, { owner }: ReferencingRow): boolean {
  if ('global' in owner) return false
  return deletions.get(req)?.begun.has(`${owner.collection} ${owner.id}`) ?? false
}
