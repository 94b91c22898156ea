import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import type { PayloadRequest } from 'payload'
import { describeDevice } from './describe-device.ts'
import { maskAddress } from './mask-address.ts'

/** Notes from where a session is opened, in the transaction that opens it. */
export async function noteOpened(req: PayloadRequest, account: number, sid: string): Promise<void> {
  const data = {
    sid,
    account,
    device: describeDevice(req.headers?.get('user-agent') ?? null),
    clientAddress: maskAddress(req.headers?.get(CLIENT_ADDRESS) ?? '') ?? null,
    seenAt: new Date().toISOString(),
  }
  await req.payload.db.create({ collection: 'session-details', data, req, returning: false })
}
