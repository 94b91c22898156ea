import { sign } from '@belvedere/kit/signature.ts'
import { DeliveryError } from '../delivery-error.ts'
import { post } from '../outgoing/post.ts'
import { SENT, type Sender } from './delivery.ts'
import { messageIdOf } from './message-id.ts'

const GONE = 410

/**
 * Posts an enquiry as JSON, signed like the messages to the site: HMAC-SHA256 over `<timestamp>.<body>`.
 * The `idempotency-key` is the same for each attempt.
 */
export const sendWebhook: Sender = async ({ row, enquiry, settings, timeoutMs }) => {
  const { webhook } = settings
  if (!webhook)
    throw new DeliveryError('The webhook has been removed from “Enquiry settings”.', {
      isFinal: true,
    })
  const { house, ...rest } = enquiry
  const titled = row.details.house ?? (house ? { title: '', path: house } : null)
  const body = JSON.stringify({ event: 'enquiry.accepted', enquiry: { ...rest, house: titled } })
  const timestamp = Math.floor(Date.now() / 1000).toString()
  const { status } = await post(webhook.url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Belvedere',
      'idempotency-key': messageIdOf(row.key),
      'x-belvedere-timestamp': timestamp,
      'x-belvedere-signature': sign({ key: webhook.secret, timestamp, body }),
    },
    body,
    timeoutMs,
  })
  if (status >= 200 && status < 300) return SENT
  throw new DeliveryError(`The webhook answered ${status}.`, { isFinal: status === GONE })
}
