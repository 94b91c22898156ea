import { type CollectionBeforeOperationHook, NotFound, type SanitizedConfig } from 'payload'

/** An id in an address that is no number reaches the database as NaN, which refuses the query. */
const refuseOddId: CollectionBeforeOperationHook = ({ args, req }) => {
  if ('id' in args && Number.isNaN(args.id)) throw new NotFound(req.t)
}

/** Answers 404 when the id of a record is no number. */
export function withNumericIds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuseOddId, ...(hooks.beforeOperation ?? [])]
  return config
}
