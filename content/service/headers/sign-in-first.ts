import type { IncomingMessage } from 'node:http'
import { hasSessionToken } from './session-token.ts'

const PAGE = /^\/admin(?:\/+([^/?]*)[^?]*)?(?:\?|$)/

/** Pages of the studio that need no session, by the first part of their path. */
const PUBLIC = new Set(['login', 'logout', 'logout-inactivity', 'forgot', 'reset', 'unauthorized'])

/**
 * The address to which a browser without a session is redirected instead of a page of the studio;
 * undefined if the request may proceed. Payload decides the same, but while the page is being sent,
 * so its status is already 200, also for addresses that do not exist. This response does not reveal
 * which addresses exist.
 */
export function signInFirst(request: IncomingMessage, secret: string): string | undefined {
  const { method, url = '', headers } = request
  const page = PAGE.exec(url)
  if (!page || (method !== 'GET' && method !== 'HEAD')) return undefined
  const [, first = ''] = page
  // The studio’s own scripts request parts of pages, and only understand Payload’s response.
  if (headers.rsc !== undefined || PUBLIC.has(first)) return undefined
  if (hasSessionToken(headers, secret)) return undefined
  return first === '' ? '/admin/login' : `/admin/login?redirect=${encodeURIComponent(url)}`
}
