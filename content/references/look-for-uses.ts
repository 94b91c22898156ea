import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { isEditor, isPublisher } from '../model/access.ts'
import { findHoldings } from './holdings.ts'
import { takeOut } from './take-out.ts'
import { type Use, usesOf, wordsFor } from './uses.ts'

const CONFLICT = 409

/**
 * Nobody in the studio deletes by mistake what is still used; asked to, the deletion takes it out
 * of every place first. What programs delete is taken out without asking.
 */
export const lookForUses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const holdings = await findHoldings(req, { collection: collection.slug, id })
  if (holdings.length === 0) return
  const uses = usesOf(holdings)
  const isPerson = isEditor({ req }) && req.payloadAPI !== 'local'
  const message = isPerson ? refusalOf(uses, isAgreed(req.query), isPublisher({ req })) : ''
  if (message) throw new APIError(message, CONFLICT, { uses }, true)
  await takeOut(req, holdings)
}

/** Asked for by the studio once somebody has seen where the record is used. */
const isAgreed = (query: Record<string, unknown> | undefined) => query?.takeOut === 'true'

function refusalOf(uses: Use[], isAgreed: boolean, mayTakeOut: boolean): string {
  const needed = uses.filter(({ isNeeded }) => isNeeded)
  if (needed.length > 0)
    return `This is needed by ${wordsFor(needed)}. Choose something else there first.`
  if (uses.length === 0 || (isAgreed && mayTakeOut)) return ''
  const advice = mayTakeOut
    ? 'Take it out there first, or open it and choose “Take out everywhere and delete” under “Used in”.'
    : 'Take it out there first, or ask a publisher to.'
  return `This is still used in ${wordsFor(uses)}. ${advice}`
}
