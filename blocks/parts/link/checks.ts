import { anchorAddress, linkAddress } from '@belvedere/kit/link-address.ts'
import type { CollectionSlug, PayloadRequest, RelationshipFieldSingleValidation } from 'payload'
import { type Kind, targetOf } from './targets.ts'

type Sibling = { siblingData: Partial<Record<'label' | 'target', unknown>> }

/**
 * A link with words but nowhere to lead would be left out without anybody noticing, and so would
 * one to a record that is gone.
 */
export function checkRecord(kind: Kind): RelationshipFieldSingleValidation {
  return async (value, { siblingData, req, event }) => {
    const { label, target }: Sibling['siblingData'] = siblingData
    if (targetOf({ target }) !== kind.target) return true
    if (!value) return !label || `Choose ${kind.wanted}, or delete the words of the link.`
    if (event === 'onChange') return true
    const isThere = await isStored(req, kind.collection, value)
    return isThere || `What this led to is deleted. Choose ${kind.wanted} that is still there.`
  }
}

async function isStored(req: PayloadRequest, collection: CollectionSlug, value: unknown) {
  const id = Number(value)
  if (!Number.isSafeInteger(id)) return false
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req })
  return totalDocs > 0
}

/** Whether this is an address that a link may lead to. */
export function checkAddress(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (target !== 'url') return true
  if (!value && label) return 'Write an address, or delete the words of the link.'
  if (!value || linkAddress(value)) return true
  return 'Write an address without spaces: https://example.com, /contact, #anchor, mailto: or tel:.'
}

/** Whether this is a place on the page. */
export function checkAnchor(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (target !== 'anchor') return true
  if (!value && label) return 'Write an anchor, or delete the words of the link.'
  if (!value || anchorAddress(value)) return true
  return 'Start with a letter, and use letters, digits, dashes and underscores, such as #pool.'
}
