import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DATA_POLICY, DEVELOPMENT_POLICY, studioPolicy } from './policy.ts'

type Options = {
  siteOrigin: string
  isDevelopment: boolean
}

/** Headers of every answer. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Search engines index the site, where they also find its pictures and files.
  'x-robots-tag': 'noindex, nofollow',
}

const NOT_STORED = { 'cache-control': 'private, no-store' }
const POLICY = 'content-security-policy'

/** Sets the security headers here, so that errors, redirects and unknown addresses have them too. */
export function secure(
  request: IncomingMessage,
  response: ServerResponse,
  { siteOrigin, isDevelopment }: Options,
): void {
  const group = groupOf(request.url ?? '')
  // Next takes the nonce of its scripts from a policy in the request, which no client may choose.
  delete request.headers[POLICY]
  delete request.headers[`${POLICY}-report-only`]
  set(response, { ...HEADERS, ...(isPrivate(group) && NOT_STORED) })
  // Next keeps headers that are set here, whatever a route sets; no page may learn a pass from the
  // referrer.
  if (isPass(request.url ?? '')) set(response, { 'referrer-policy': 'no-referrer' })
  if (group === 'data') set(response, { [POLICY]: DATA_POLICY })
  if (group !== 'page') return
  const nonce = randomBytes(16).toString('base64')
  const policy = isDevelopment ? DEVELOPMENT_POLICY : studioPolicy(nonce, siteOrigin)
  request.headers[POLICY] = policy
  set(response, { [POLICY]: policy })
}

type Group = 'api' | 'data' | 'file' | 'page'

const isPass = (url: string) => /^\/preview-pass(?:[/?]|$)/.test(url)
const isPrivate = (group: Group) => group === 'api' || group === 'page'

/**
 * The kind of response for a path. The API also serves uploads: SVGs and documents have their own
 * stricter policy, and browsers show a video only without one.
 */
function groupOf(url: string): Group {
  const [, first = ''] = /^\/([^/?]*)/.exec(url) ?? []
  if (first === 'api') return 'api'
  if (DATA.has(first)) return 'data'
  return FILES.has(first) ? 'file' : 'page'
}

const DATA = new Set(['graphql', 'changes', 'enquiries', 'visits', 'readyz'])
const FILES = new Set(['media', 'share', 'fonts', 'thumbnails', '_next'])

function set(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
