import type { IncomingMessage } from 'node:http'
import { hasSessionToken } from './session-token.ts'

const PAGE = /^\/admin(?:\/+([^/?]*)[^?]*)?(?:\?|$)/

/** Pages of the studio that need no session, by the first part of their path. */
const PUBLIC = new Set(['login', 'logout', 'logout-inactivity', 'forgot', 'reset', 'unauthorized'])

/**
 * Where a browser without a session is sent instead of a page of the studio; undefined if it may go
 * on. Payload decides the same, but while the page is being sent, so that its status is 200 already,
 * also for addresses that do not exist. Nobody learns from this answer which addresses there are.
 */
export function signInFirst(request: IncomingMessage, secret: string): string | undefined {
  const { method, url = '', headers } = request
  const page = PAGE.exec(url)
  if (!page || (method !== 'GET' && method !== 'HEAD')) return undefined
  const [, first = ''] = page
  // The studio’s own scripts ask for parts of pages, and understand only Payload’s answer.
  if (headers.rsc !== undefined || PUBLIC.has(first)) return undefined
  if (hasSessionToken(headers, secret)) return undefined
  return first === '' ? '/admin/login' : `/admin/login?redirect=${encodeURIComponent(url)}`
}
