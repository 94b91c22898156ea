import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import type { PayloadRequest } from 'payload'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { RequestError } from '../request-error.ts'
import type { ImportRow } from './import-row.ts'

const NOT_ANY_MORE = 'The account that began this may no longer do this.'

/**
 * Gives the request of a batch the rights of the account as they are now: it may have lost its role
 * since, or be gone. The audit log has the address of the client that began it.
 */
export async function signInAgain(req: PayloadRequest, row: ImportRow): Promise<void> {
  const { account, isPublished, clientAddress } = row
  const where = { collection: 'users', id: account, disableErrors: true, depth: 0 } as const
  const user = await req.payload.findByID({ ...where, req })
  if (user) req.user = { ...user, collection: 'users' }
  if (clientAddress) req.headers = new Headers({ [CLIENT_ADDRESS]: clientAddress })
  const mayGoOn = isPublished ? isPublisher({ req }) : isEditor({ req })
  if (!mayGoOn) throw new RequestError(403, NOT_ANY_MORE)
}
