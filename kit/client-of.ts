import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import {
  addressesOf,
  type Client,
  clientAt,
  comesByUnknownProxy,
  type Origin,
} from './forwarded.ts'
import type { Log } from './log.ts'

const UNKNOWN_PROXY =
  'Requests come through a proxy that TRUSTED_PROXIES does not name, so all visitors count as one: their limits are soon reached. Add the address of the proxy there.'
const NO_ADDRESS =
  'A proxy writes something into X-Forwarded-For or Forwarded that is no address, so all visitors count as one. Let it add the address of the visitor, such as 203.0.113.7 or [2001:db8::1]:443.'

/** The client of a request. */
export function clientOf(request: IncomingMessage, proxies: BlockList): Client {
  return clientAt(originOf(request), proxies)
}

/** The same, with one warning when visitors cannot be told apart because of a proxy. */
export function createClientOf(proxies: BlockList, log: Log): (request: IncomingMessage) => Client {
  const warned = new Set<string>()
  const warn = (message: string, fields: Record<string, unknown>) => {
    if (warned.has(message)) return
    warned.add(message)
    log.warn(message, fields)
  }
  return (request) => {
    const origin = originOf(request)
    const client = clientAt(origin, proxies)
    if (comesByUnknownProxy(origin, proxies)) warn(UNKNOWN_PROXY, { proxy: origin.peer })
    else if (client.isShared)
      warn(NO_ADDRESS, { proxy: origin.peer, written: origin.forwarded?.slice(0, 200) })
    return client
  }
}

function originOf({ socket, headersDistinct }: IncomingMessage): Origin {
  // A proxy may pass on a `Forwarded` that the client has made up, so it counts only where none of
  // the other kind is written, or an empty one, as by a proxy that clears it.
  const listed = headersDistinct['x-forwarded-for']?.join(',')
  const forwarded = listed?.trim() ? listed : addressesOf(headersDistinct.forwarded?.join(','))
  return { peer: socket.remoteAddress, forwarded }
}
