import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { timeLimit } from '../../long-work/step.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { retryConflicts } from '../../payload/retry-conflicts.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { forgetAddress } from '../../publish/left-address.ts'
import { describePublicRecordAt } from '../../publish/public-path.ts'
import { removeUntil } from '../before-deleting/remove-uses.ts'
import { noteBegun, readEntry, removeEntry } from './entries.ts'
import { readRow } from './marks.ts'
import { targetOf } from './target-of.ts'

/**
 * Erases a record that is in the bin, with its versions, comments and file, and removes all
 * references to it. The service does it, whoever asked: what the person may do is checked before.
 */
export async function erase(payload: Payload, record: string): Promise<void> {
  for (let isErased = false; !isErased; ) {
    isErased = await retryConflicts(async () => {
      const req = await createLocalReq({}, payload)
      return inTransaction(req, () => eraseIn(req, record, timeLimit(payload)))
    })
  }
}

/**
 * The same in the transaction of the request. Resolves with false if the time was over before all
 * references were removed: the next transaction goes on.
 */
export async function eraseIn(
  req: PayloadRequest,
  record: string,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const { collection, id } = targetOf(req, record)
  // Somebody may be bringing it back at this moment.
  await waitForRecord(req, collection, id)
  const entry = await readEntry(req, record)
  if (!(await removeUntil(req, { collection, id }, isTimeOver))) {
    await noteBegun(req, entry)
    return false
  }
  const isStored = (await readRow(req, { collection, id })) !== undefined
  if (isStored) await req.payload.delete({ collection, id, trash: true, req })
  await removeEntry(req, entry)
  const { path } = entry
  // Another record may be at this address by now: then redirects to it stay.
  if (path && !(await describePublicRecordAt(req, path))) await forgetAddress(req, collection, path)
  return true
}
