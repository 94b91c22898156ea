import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import type { PayloadRequest } from 'payload'
import { refusal } from '../payload/refusal.ts'
import type { WorkRow } from './row.ts'

const NOT_ANY_MORE = 'The account that began this may no longer do this.'

/**
 * Gives the request of a batch the rights of the account as they are now: it may have lost its role
 * since, or be gone. The audit log has the address of the client that began it.
 */
export async function signInAgain(
  req: PayloadRequest,
  { account, clientAddress }: WorkRow,
  mayGoOn: () => boolean,
): Promise<void> {
  const where = { collection: 'users', id: account, disableErrors: true, depth: 0 } as const
  const user = await req.payload.findByID({ ...where, req })
  if (user) req.user = { ...user, collection: 'users' }
  if (clientAddress) req.headers = new Headers({ [CLIENT_ADDRESS]: clientAddress })
  if (!mayGoOn()) throw refusal(NOT_ANY_MORE, 403)
}

/** Whose rights the work has, and the address for the audit log. */
export function inNameOf({ headers }: PayloadRequest, account: number) {
  return { account, clientAddress: headers.get(CLIENT_ADDRESS) }
}
