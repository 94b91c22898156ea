import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'

/** The maximum depth to which responses contain linked records; higher values are reduced to it. */
export const MAX_DEPTH = 2

/**
 * The maximum number of records in a response; higher values, and `limit=0` for all, are reduced to
 * it.
 */
export const MOST_LISTED = 500

/**
 * Limits list requests of clients silently, as Payload limits the depth: the response has the total
 * number of records and whether there is a next page.
 */
export function withListLimits(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [limitList, ...(hooks.beforeOperation ?? [])]
  return config
}

/** Only the handlers of the API let the operation decide whether access is checked. */
const limitList: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || args.overrideAccess !== undefined || 'id' in args) return args
  const { limit, pagination }: { limit?: unknown; pagination?: boolean } = args
  const asked = Number(limit ?? (pagination === false ? 0 : 10))
  const isWithin = Number.isInteger(asked) && asked > 0 && asked <= MOST_LISTED
  return isWithin ? args : { ...args, limit: MOST_LISTED, pagination: true }
}
