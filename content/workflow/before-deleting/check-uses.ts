import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { findReferencingRows } from '../../overview/references/find-referencing-rows.ts'
import { describeUses, type Use, usesOf } from '../../overview/references/uses.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { inTurn, isDeletedToo } from './deleted-together.ts'
import { removeReferences } from './remove-references.ts'

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

/** The studio sends this after the editor has seen the uses of the record. */
const isConfirmed = (query: Record<string, unknown> | undefined) =>
  query?.removeReferences === 'true'

/** The message that refuses the deletion, or an empty text if it may proceed. */
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
