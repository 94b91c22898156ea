import { anchorAddress, linkAddress } from '@belvedere/kit/link-address.ts'
import type { CollectionSlug, PayloadRequest, RelationshipFieldSingleValidation } from 'payload'
import { type Kind, targetOf } from './targets.ts'

type Sibling = { siblingData: Partial<Record<'label' | 'target', unknown>> }

/**
 * Refuses a link text without a target, and a deleted target: the site would leave the link out
 * silently.
 */
export function checkRecord(kind: Kind): RelationshipFieldSingleValidation {
  return async (value, { siblingData, req, event }) => {
    const { label, target }: Sibling['siblingData'] = siblingData
    if (targetOf({ target }) !== kind.target) return true
    if (!value) return !label || `Choose ${one(kind)}, or delete the link text.`
    if (event === 'onChange') return true
    const exists = await isStored(req, kind.collection, value)
    return exists || `The linked record was deleted. Choose ${one(kind)} that exists.`
  }
}

/** The kind in a sentence: `an experience`. */
function one({ label }: Kind): string {
  const noun = label.toLowerCase()
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

async function isStored(req: PayloadRequest, collection: CollectionSlug, value: unknown) {
  const id = Number(value)
  if (!Number.isSafeInteger(id)) return false
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req })
  return totalDocs > 0
}

/** Validates the URL of a link. */
export function checkAddress(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (target !== 'url') return true
  if (!value && label) return 'Enter a URL, or delete the link text.'
  if (!value || linkAddress(value)) return true
  return 'Enter a URL without spaces and without a user name: https://example.com, /contact, #anchor, mailto: or tel:.'
}

/** Validates the anchor of a link. */
export function checkAnchor(value: unknown, { siblingData: { label, target } }: Sibling) {
  if (target !== 'anchor') return true
  if (!value && label) return 'Enter an anchor, or delete the link text.'
  if (!value || anchorAddress(value)) return true
  return 'Start with a letter, and use letters, digits, dashes and underscores, such as #pool.'
}
