import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { retryConflicts } from './retry-conflicts.ts'

/**
 * Runs work in a transaction of its own, as the user of the request and in its language. What it did is kept if it returns
 * true; otherwise, and after an error, all of it is taken back, so it may also be a trial.
 */
export function inOwnTransaction(
  { user, locale, payload }: PayloadRequest,
  work: (own: PayloadRequest) => Promise<boolean>,
): Promise<void> {
  return retryConflicts(async () => {
    const own = await createLocalReq(
      { user: user ?? undefined, ...(locale && { locale }), context: {} },
      payload,
    )
    await initTransaction(own)
    try {
      if (await work(own)) await commitTransaction(own)
      else await killTransaction(own)
    } catch (error) {
      await killTransaction(own)
      throw error
    }
  })
}
