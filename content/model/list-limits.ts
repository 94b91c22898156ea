import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'

/** The depth to which an answer of the API has the records that it links to; more counts as this. */
export const MAX_DEPTH = 2

/** The most records that one answer of the API has; more, and `limit=0` for all, count as this. */
export const MOST_LISTED = 500

/**
 * Limits what clients may ask a list for, as Payload limits the depth: without a word, and the answer
 * says how many records there are and whether a next page follows.
 */
export function withListLimits(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [limitList, ...(hooks.beforeOperation ?? [])]
  return config
}

const limitList: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || args.overrideAccess === true || 'id' in args) return args
  const asked = { limit: undefined, pagination: undefined, ...args }
  const isClient = req.payloadAPI === 'REST'
  const limit = asked.limit ?? (isClient && asked.pagination === false ? 0 : undefined)
  if (limit === undefined) return args
  const number = Number(limit)
  const isWithin = number > 0 && number <= MOST_LISTED
  // The service itself reads whole lists in the name of a client.
  if (isWithin || (number === 0 && !isClient)) return args
  return { ...args, limit: MOST_LISTED, pagination: true }
}
