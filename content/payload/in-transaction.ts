import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs work in one transaction of the request. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>) {
  const shouldCommit = await initTransaction(req)
  try {
    const result = await work()
    if (shouldCommit) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
