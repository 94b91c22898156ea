import { type CollectionBeforeOperationHook, NotFound, type SanitizedConfig } from 'payload'

/**
 * Answers 404 if the id in the URL is not a number: it would become NaN and fail in the database.
 */
const refuseOddId: CollectionBeforeOperationHook = ({ args, req }) => {
  if ('id' in args && Number.isNaN(args.id)) throw new NotFound(req.t)
}

/** Answers 404 when the id of a record is no number. */
export function withNumericIds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuseOddId, ...(hooks.beforeOperation ?? [])]
  return config
}
