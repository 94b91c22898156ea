import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { ownerOf } from '../../overview/kinds.ts'
import { markChanged } from '../../overview/mark-changed.ts'
import { findReferencingRows } from '../../overview/references/find-referencing-rows.ts'
import type { ReferencingRow } from '../../overview/references/referencing-row.ts'
import { describeUses, type Use, usesOf } from '../../overview/references/uses.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { enqueuePublish } from '../../publish/enqueue-publish.ts'
import { tagsOf } from '../../publish/tags.ts'

const CONFLICT = 409

/**
 * In the studio, deleting a record that is still used is refused with 409, unless a publisher
 * confirmed it with `removeReferences=true`: then every reference is removed first. The local API always
 * removes them.
 */
export const checkUses: CollectionBeforeDeleteHook = ({ collection, id, req }) => {
  const target = { collection: collection.slug, id }
  return inTurn(req, target, () => removeUses(req, target))
}

async function removeUses(req: PayloadRequest, target: Target) {
  const found = await findReferencingRows(req, target)
  const rows = found.filter((row) => !isDeletedToo(req, row))
  if (rows.length === 0) return
  const uses = usesOf(rows)
  const isPerson = isEditor({ req }) && req.payloadAPI !== 'local'
  const message = isPerson ? refusalOf(uses, isConfirmed(req.query), isPublisher({ req })) : ''
  if (message) throw new APIError(message, CONFLICT, { uses }, true)
  await removeReferences(req, rows)
}

/** The studio sends this after the editor has seen where the record is used. */
const isConfirmed = (query: Record<string, unknown> | undefined) =>
  query?.removeReferences === 'true'

/** The message that refuses the deletion, or an empty text if it may go on. */
function refusalOf(uses: Use[], isConfirmed: boolean, canRemove: boolean): string {
  const needed = uses.filter(({ isNeeded }) => isNeeded)
  if (needed.length > 0)
    return `This is needed by ${describeUses(needed)}. Choose something else there first.`
  if (uses.length === 0 || (isConfirmed && canRemove)) return ''
  const advice = canRemove
    ? 'Remove it there first, or open it and choose “Remove everywhere and delete” under “Used in”.'
    : 'Remove it there first, or ask a publisher to do so.'
  return `This is still used in ${describeUses(uses)}. ${advice}`
}

/** What one request deletes: the records so far, and the one that is looked at last. */
type Deletions = { begun: Set<string>; last: Promise<unknown> }

const deletions = new WeakMap<PayloadRequest, Deletions>()

/**
 * Payload deletes several records of one request side by side, in one transaction. They are looked
 * at one after the other here: otherwise a reference would be removed from a record whose row is
 * just being deleted, which PostgreSQL refuses with the whole transaction.
 */
async function inTurn(
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
function isDeletedToo(req: PayloadRequest, { owner }: ReferencingRow): boolean {
  if ('global' in owner) return false
  return deletions.get(req)?.begun.has(`${owner.collection} ${owner.id}`) ?? false
}

/**
 * Stores all these rows without the target, in the request’s transaction, and notifies the site.
 */
async function removeReferences(req: PayloadRequest, rows: ReferencingRow[]): Promise<void> {
  for (const { clean, owner } of rows) {
    await clean()
    const changed = ownerOf(owner)
    if (changed) await markChanged(req, changed)
  }
  const published = rows.filter(({ isPublic }) => isPublic)
  await enqueuePublish(req, [...new Set(published.flatMap(tagsOfRow))])
}

function tagsOfRow({ owner, before }: ReferencingRow) {
  if ('global' in owner) return [`global:${owner.global}`]
  const row = { ...before, id: owner.id }
  return tagsOf(owner.collection, row, row)
}
