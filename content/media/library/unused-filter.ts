import type { CollectionBeforeOperationHook, Where } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { findUnused } from './find-unused.ts'

/** Matches no record: ids begin at 1. */
const NONE = [0]

/**
 * Lets the studio filter by `where[unused][equals]=true`, alone or combined: to list, count, change
 * or delete. For anybody else it stays an unknown field.
 */
export const filterUnused: CollectionBeforeOperationHook = async ({
  args,
  overrideAccess,
  req,
}) => {
  const where = 'where' in args ? args.where : undefined
  if (!where || !asksForUnused(where) || !(overrideAccess || isEditor({ req }))) return
  const unused = await findUnused(req)
  Object.assign(args, { where: replaced(where, unused.length > 0 ? unused : NONE) })
}

function asksForUnused(where: Where): boolean {
  return Object.entries(where).some(([key, value]) =>
    Array.isArray(value) ? value.some(asksForUnused) : key === 'unused',
  )
}

function replaced(where: Where, unused: number[]): Where {
  const { unused: condition, ...rest } = where
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((one) => replaced(one, unused)) : value,
  ])
  const others: Where = Object.fromEntries(entries)
  if (condition === undefined) return others
  const isUnused = answerOf(condition)
  const byId: Where = { id: isUnused ? { in: unused } : { not_in: unused } }
  return Object.keys(others).length > 0 ? { and: [others, byId] } : byId
}

/** Any other value is refused: it would select other files, which might be deleted. */
function answerOf(condition: Where[string]): boolean {
  const { equals, ...others } = { equals: undefined, ...(!Array.isArray(condition) && condition) }
  const answer = String(equals)
  const isClear = (answer === 'true' || answer === 'false') && Object.keys(others).length === 0
  if (isClear) return answer === 'true'
  throw refusal('Ask for unused files with where[unused][equals]=true, or =false.', 400)
}
