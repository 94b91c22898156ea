import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Match, type RedirectRules, withQuery } from '@belvedere/kit/redirects.ts'
import { splitAddress } from '../../screens/routes.ts'
import { unknownParameters } from './address.ts'
import { publicQuery } from './preview-address.ts'
import { sendText } from './send-text.ts'

export const PAYLOAD = '/_payload.json'

/** The paths of files and programs, which are no pages and have no redirects. */
export const TECHNICAL =
  /^\/(?:(?:assets|builds|media)\/|publish\/(?:concerned|receipts\/)|metrics\.json(?:\?|$))/

/** Whether redirects apply to this kind of request. */
export function isRedirectable({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !TECHNICAL.test(url)
}

/** The rule for the page of a request and the resulting target; undefined if none matches. */
export function matchOf({ url = '' }: IncomingMessage, rules: RedirectRules): Match | undefined {
  const { path, query } = splitRequest(url)
  return rules.match(path || '/', query)
}

/**
 * Responds with a redirect. The parameters of a preview are removed: a rule may lead to another
 * site, which must not learn a token.
 */
export function sendMatch(request: IncomingMessage, response: ServerResponse, match: Match): void {
  const { isPayload } = splitRequest(request.url ?? '')
  const to = isPayload ? payloadOf(match) : withQuery(match.to, match.query)
  // Without a payload the browser loads the address as a document and follows the redirect there.
  if (!to) sendText(response, 404, `This page is at ${match.to}`)
  else sendText(response, match.redirect.status, `This page is at ${to}`, { location: ascii(to) })
}

/**
 * The path of the page that a request is about, its public query, and whether the request is for
 * the payload.
 */
export function splitRequest(url: string) {
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : publicQuery(url.slice(at + 1))
  const isPayload = pathname.endsWith(PAYLOAD)
  return { path: isPayload ? pathname.slice(0, -PAYLOAD.length) : pathname, query, isPayload }
}

/** The payload address of a page; undefined if `to` is not a page of this site. */
function payloadOf({ to, query }: Match): string | undefined {
  if (!/^\/[\w/-]*$/.test(to)) return undefined
  return withQuery(to === '/' ? PAYLOAD : to + PAYLOAD, query)
}

/** Percent-encodes what a `Location` header cannot hold; existing escapes are kept. */
function ascii(to: string) {
  return to.replaceAll(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text))
}

/** The canonical path of a record. It comes from the content only, never from the request. */
export type Moved = { to: string; status: number }

type Options = { file?: '' | '/_payload.json'; headers?: Record<string, string> }

/** Redirects to a page or its payload. Parameters that the route does not use are kept. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { to, status }: Moved,
  { file = '', headers }: Options = {},
): void {
  const { path, search } = splitAddress(to)
  const query = [search, unknownParameters(request.url ?? '')].filter(Boolean).join('&')
  const location = path + file + (query && `?${query}`)
  sendText(response, status, `This page is at ${location}`, { ...headers, location })
}
