import { AsyncLocalStorage } from 'node:async_hooks'
import type { WriteTransaction } from './write-transaction.ts'

type Own = { transaction?: WriteTransaction }

const storage = new AsyncLocalStorage<Own>()

/**
 * Starts an async context that remembers the transaction which the caller is about to open. Call it
 * before the first `await`: later, the context would end with the called function.
 *
 * Payload writes outside the open transaction of the same operation, for example in
 * `payload/dist/auth/operations/forgotPassword.js` (`reservationReq`). With a single writer such a
 * write would wait for its own transaction.
 *
 * No upstream issue found. To reproduce, give the adapter `transactionOptions: {}` and ask for a
 * password reset.
 */
export function enterTransaction(): void {
  storage.enterWith({})
}

/** Stores the transaction that this async context has opened. */
export function setOwnTransaction(transaction: WriteTransaction): WriteTransaction {
  const own = storage.getStore()
  if (own) own.transaction = transaction
  return transaction
}

/** The open transaction of this async context, if any. */
export function ownTransaction(): WriteTransaction | undefined {
  const transaction = storage.getStore()?.transaction
  return transaction?.closed ? undefined : transaction
}
