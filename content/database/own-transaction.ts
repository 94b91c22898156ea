import { AsyncLocalStorage } from 'node:async_hooks'
import type { WriteTransaction } from './write-transaction.ts'

type Own = { transaction?: WriteTransaction }

const storage = new AsyncLocalStorage<Own>()

/**
 * Makes everything the caller does from here on know the transaction it is about to open. It must be
 * called before the caller waits for anything: what is entered later stays with the callee.
 */
export function enterTransaction(): void {
  storage.enterWith({})
}

/** Notes the transaction that this piece of work has opened. */
export function rememberOwn(transaction: WriteTransaction): WriteTransaction {
  const own = storage.getStore()
  if (own) own.transaction = transaction
  return transaction
}

/** The transaction that this piece of work itself holds open, if it does. */
export function ownTransaction(): WriteTransaction | undefined {
  const transaction = storage.getStore()?.transaction
  return transaction?.closed ? undefined : transaction
}
