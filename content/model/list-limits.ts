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

/** Only the handlers of the API leave it to the operation whether access is checked. */
const limitList: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || args.overrideAccess !== undefined || 'id' in args) return args
  const { limit, pagination }: { limit?: unknown; pagination?: boolean } = args
  const asked = Number(limit ?? (pagination === false ? 0 : 10))
  const isWithin = Number.isInteger(asked) && asked > 0 && asked <= MOST_LISTED
  return isWithin ? args : { ...args, limit: MOST_LISTED, pagination: true }
}
