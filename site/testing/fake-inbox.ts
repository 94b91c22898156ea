import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AcceptedEnquiry, parseAccepted } from '@belvedere/kit/enquiry/accepted.ts'
import { verify } from '@belvedere/kit/signature.ts'

/** The fake content service's store of enquiries: one for each key. */
export function fakeInbox(key: string) {
  const inbox = {
    stored: new Map<string, AcceptedEnquiry>(),
    /** The number of hand-overs, new or repeated. */
    received: 0,
    /** Its behaviour: it stores, breaks the connection, or answers with a status. */
    does: 'store' as 'store' | 'break' | 'store and break' | number,
    answer(request: IncomingMessage, body: string, response: ServerResponse) {
      const { 'x-belvedere-timestamp': timestamp, 'x-belvedere-signature': signature } =
        request.headers
      const signed = { key, timestamp: String(timestamp), signature: String(signature), body }
      if (!verify(signed)) return response.writeHead(401).end()
      inbox.received++
      if (inbox.does === 'break') return response.destroy()
      if (typeof inbox.does === 'number') return response.writeHead(inbox.does).end('{}')
      const accepted = parseAccepted(JSON.parse(body))
      if (!accepted) return response.writeHead(422).end('{}')
      inbox.stored.set(accepted.key, accepted)
      if (inbox.does === 'store and break') return response.destroy()
      return response.writeHead(200).end('{"stored":true}')
    },
  }
  return inbox
}
