import type { IncomingMessage, ServerResponse } from 'node:http'
import { SESSION_COOKIE } from './session-token.ts'

/**
 * The name of the session’s cookie behind https. Browsers take a cookie of this name only from this
 * host itself, over https: another host below the same domain cannot plant a session of its own.
 */
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`

/**
 * Lets browsers store the session under that name, while Payload, which supports no such prefix,
 * reads and writes its own. A cookie with Payload’s name that comes from outside is ignored.
 */
export function withHostCookie(request: IncomingMessage, response: ServerResponse): void {
  const { cookie } = request.headers
  if (cookie !== undefined) request.headers.cookie = fromHost(cookie)
  const writeHead = response.writeHead
  response.writeHead = (...args: unknown[]) => {
    const set = response.getHeader('set-cookie')
    if (set !== undefined) response.setHeader('set-cookie', [set].flat().map(String).map(toHost))
    return Reflect.apply(writeHead, response, args)
  }
}

function fromHost(header: string) {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => nameOf(pair) !== SESSION_COOKIE)
    .map((pair) => (nameOf(pair) === HOST_COOKIE ? renamed(pair, SESSION_COOKIE) : pair))
    .join('; ')
}

function toHost(cookie: string) {
  return nameOf(cookie) === SESSION_COOKIE ? renamed(cookie, HOST_COOKIE) : cookie
}

function nameOf(pair: string) {
  return pair.split('=', 1)[0]?.trim()
}

function renamed(pair: string, name: string) {
  return name + pair.slice(pair.indexOf('='))
}
