import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { ownerOf } from '../../overview/kinds.ts'
import { markChanged } from '../../overview/mark-changed.ts'
import { findReferencingRows } from '../../overview/references/find-referencing-rows.ts'
import type { ReferencingRow } from '../../overview/references/referencing-row.ts'
import { waitForGlobal, waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { enqueuePublish } from '../../publish/enqueue-publish.ts'
import { tagsOf } from '../../publish/tags.ts'

/** Before a record is erased, every reference to it is removed. */
export const removeUses: CollectionBeforeDeleteHook = ({ collection, id, req }) => {
  const target = { collection: collection.slug, id }
  return inTurn(req, `${target.collection} ${id}`, async () => {
    for (;;) {
      const found = await findReferencingRows(req, target)
      const rows = found.filter((row) => !isDeletedToo(req, row))
      if (rows.length === 0) return
      for (const row of inOrder(rows)) await removeReferences(req, row)
    }
  })
}

/** The records that one request deletes: those so far, and the one whose uses are removed. */
type Deletions = { begun: Set<string>; last: Promise<unknown> }

const deletions = new WeakMap<PayloadRequest, Deletions>()

/**
 * Payload deletes several records of one request in parallel, in one transaction. Here they come
 * one after the other: otherwise a reference would be removed from a record whose row is just being
 * deleted, which makes PostgreSQL refuse the whole transaction.
 */
async function inTurn(req: PayloadRequest, record: string, work: () => Promise<void>) {
  const own = deletions.get(req) ?? { begun: new Set<string>(), last: Promise.resolve() }
  deletions.set(req, own)
  const turn = own.last.then(() => {
    own.begun.add(record)
    return work()
  })
  own.last = turn.catch(() => undefined)
  await turn
}

/** Whether a row is deleted by the same request, so that it need not be changed. */
function isDeletedToo(req: PayloadRequest, { owner }: ReferencingRow): boolean {
  if ('global' in owner) return false
  return deletions.get(req)?.begun.has(`${owner.collection} ${owner.id}`) ?? false
}

/** So many references are read at once, so that a transaction can end soon. */
const PART = 10

/**
 * Removes references to a record until none is left, or the time is over; resolves with whether none
 * is left.
 */
export async function removeUntil(
  req: PayloadRequest,
  target: Target,
  isTimeOver: () => boolean,
): Promise<boolean> {
  for (;;) {
    const rows = await findReferencingRows(req, target, PART)
    if (rows.length === 0) return true
    for (const row of inOrder(rows)) {
      await removeReferences(req, row)
      if (isTimeOver()) return false
    }
  }
}

/** Always in the same order, as a release takes its members: two that want the same cannot deadlock. */
function inOrder(rows: readonly ReferencingRow[]): ReferencingRow[] {
  const name = ({ owner }: ReferencingRow) =>
    'global' in owner ? owner.global : `${owner.collection}:${owner.id}`
  return [...rows].sort((a, b) => (name(a) < name(b) ? -1 : 1))
}

/**
 * Stores a row without the target, in the request’s transaction, and notifies the site. Somebody may
 * be saving the record at this moment: what was found is read again once that is done, because a row
 * is written whole.
 */
async function removeReferences(req: PayloadRequest, { owner, again }: ReferencingRow) {
  if ('global' in owner) await waitForGlobal(req, owner.global)
  else await waitForRecord(req, owner.collection, owner.id)
  const rows = await again()
  for (const { clean } of rows) await clean()
  const changed = ownerOf(owner)
  if (changed && rows.length > 0) await markChanged(req, changed)
  const published = rows.filter(({ isPublic }) => isPublic)
  await enqueuePublish(req, [...new Set(published.flatMap(tagsOfRow))])
}

function tagsOfRow({ owner, before }: ReferencingRow) {
  if ('global' in owner) return [`global:${owner.global}`]
  const row = { ...before, id: owner.id }
  return tagsOf(owner.collection, row, row)
}
