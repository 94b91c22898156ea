import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { clientAddress, comesByUnknownProxy, type Origin } from '@belvedere/kit/forwarded.ts'
import type { Log } from '@belvedere/kit/log.ts'

const UNKNOWN_PROXY =
  'Requests come through a proxy that TRUSTED_PROXIES does not name, so all visitors count as one: forms will soon be refused. Add the address of the proxy there.'

/** The address of the client, or the network of its household. */
export function clientOf(request: IncomingMessage, proxies: BlockList): string {
  return clientAddress(originOf(request), proxies)
}

/** The same, with a warning, once, when a proxy is not known. */
export function createClientOf(proxies: BlockList, log: Log): (request: IncomingMessage) => string {
  let isWarned = false
  return (request) => {
    const origin = originOf(request)
    if (!isWarned && comesByUnknownProxy(origin, proxies)) {
      isWarned = true
      log.warn(UNKNOWN_PROXY, { proxy: origin.peer })
    }
    return clientAddress(origin, proxies)
  }
}

function originOf({ socket, headersDistinct }: IncomingMessage): Origin {
  return {
    peer: socket.remoteAddress,
    forwarded: headersDistinct['x-forwarded-for']?.join(','),
  }
}
