import type { PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import type { ReferencingRow } from '../../overview/references/referencing-row.ts'

/** What one request deletes: the records so far, and the one that is looked at last. */
type Deletions = { begun: Set<string>; last: Promise<unknown> }

const deletions = new WeakMap<PayloadRequest, Deletions>()

/**
 * Payload deletes several records of one request side by side, in one transaction. They are looked
 * at one after the other here: otherwise a reference would be removed from a record whose row is
 * just being deleted, which PostgreSQL refuses with the whole transaction.
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

/** Whether a row goes with the same request, so that it need not be changed. */
export function isDeletedToo(req: PayloadRequest, { owner }: ReferencingRow): boolean {
  if ('global' in owner) return false
  return deletions.get(req)?.begun.has(`${owner.collection} ${owner.id}`) ?? false
}
