import type { PayloadRequest } from 'payload'
import {
  restoreGlobalAsDraft,
  restoreRecordAsDraft,
} from '../../editing/restore/restore-as-draft.ts'
import type { Target } from '../../editing/together/target.ts'
import type { Version } from './versions-of.ts'

/** Makes a version the newest draft of its record, with the rights of the publisher. */
export async function restoreVersion(
  own: PayloadRequest,
  target: Target,
  { id }: Pick<Version, 'id'>,
) {
  const options = { req: own, id, overrideAccess: false, depth: 0 }
  if ('global' in target) await restoreGlobalAsDraft(target.global, options)
  else await restoreRecordAsDraft(target.collection, options)
  // Payload leaves this flag in the request, and the next save would treat fields that are not sent
  // as emptied.
  own.context.isRestoringVersion = false
}
