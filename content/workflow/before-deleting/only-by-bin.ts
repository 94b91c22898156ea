import type { CollectionBeforeOperationHook } from 'payload'
import { asDoc } from '../../payload/doc.ts'
import { refusal } from '../../payload/refusal.ts'

const BY_DELETE = 'A record goes into the bin with DELETE, and comes back from the page “Bin”.'

/**
 * Clients neither set when a record was deleted nor change one that is in the bin: Payload would
 * write the newest draft over the public version, and validate only part of it.
 */
export const onlyByBin: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI === 'local' || (operation !== 'create' && operation !== 'update')) return
  const { data, trash } = asDoc(args)
  if (trash === true || asDoc(data).deletedAt) throw refusal(BY_DELETE, 400)
  if (typeof data === 'object' && data !== null && 'deletedAt' in data) delete data.deletedAt
}
