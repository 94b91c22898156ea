import type { ServerResponse } from 'node:http'
import { BODY_LENGTH } from './body-length.ts'

/** The request headers by which Next chooses between a page and its data; routes ignore them. */
const OF_NEXT = /^(rsc|next-(router-.*|url))$/i

/**
 * Changes the headers of a response when they are sent: one `Vary` instead of those that the route,
 * Next and Payload add, the length of an uncompressed body, and the authentication scheme with a
 * 401.
 */
export function tidyHeaders(response: ServerResponse, path: string): void {
  const isPage = /^\/(admin(\/|$)|$)/.test(path)
  const writeHead = response.writeHead
  // Node calls `writeHead` also when a handler only sets headers and starts the body.
  response.writeHead = (...args: unknown[]) => {
    joinVary(response, isPage)
    nameEncoding(response)
    setLength(response)
    nameScheme(response, args[0])
    return Reflect.apply(writeHead, response, args)
  }
}

function joinVary(response: ServerResponse, isPage: boolean) {
  const names = [response.getHeader('vary') ?? []].flat().join(',').split(',')
  const kept = names
    .map((name) => name.trim())
    .filter((name) => name && (isPage || !OF_NEXT.test(name)))
  const unique = new Map(kept.map((name) => [name.toLowerCase(), name]))
  if (unique.size > 0) response.setHeader('vary', [...unique.values()].join(', '))
  else response.removeHeader('vary')
}

/** Next sets the character encoding of its pages, but not of their parts and errors. */
function nameEncoding(response: ServerResponse) {
  const type = response.getHeader('content-type')
  if (typeof type === 'string' && /^text\/[^;]*$/.test(type))
    response.setHeader('content-type', `${type}; charset=utf-8`)
}

function setLength(response: ServerResponse) {
  const length = response.getHeader(BODY_LENGTH)
  if (length === undefined) return
  response.removeHeader(BODY_LENGTH)
  if (!response.hasHeader('content-encoding')) response.setHeader('content-length', length)
}

/** The scheme of studio sessions; a route with other credentials sets its own scheme. */
const SCHEME = 'Session'

function nameScheme(response: ServerResponse, status: unknown) {
  if (status === 401 && !response.hasHeader('www-authenticate'))
    response.setHeader('www-authenticate', SCHEME)
}
