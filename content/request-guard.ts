import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS, clientAddress } from '@belvedere/kit/forwarded.ts'
import { identify } from '@belvedere/kit/identify.ts'
import { trustedProxies } from '@belvedere/kit/trusted-proxies.ts'
import { countRequest } from './count-request.ts'
import { address, payloadSecret } from './env.ts'
import { ANONYMOUS_BYTES, tooLarge } from './limits.ts'
import { hasSessionToken } from './session-token.ts'

/**
 * Runs before Next: gives the request its id, counts it, records the client's address, sets the
 * security headers, and limits the bodies of unauthenticated requests that no route of ours limits.
 */
export function withRequestGuard(handle: RequestListener): RequestListener {
  const [proxies, secret] = [trustedProxies(), payloadSecret()]
  const isSecure = address().studio.startsWith('https:')
  return (request, response) => {
    const forwarded = request.headersDistinct['x-forwarded-for']?.join(',')
    const origin = { peer: request.socket.remoteAddress, forwarded }
    request.headers[CLIENT_ADDRESS] = clientAddress(origin, proxies)
    secure(request, response, isSecure)
    countRequest(pathOf(request), response)
    const refusal = isCounted(request) ? undefined : flawOfBody(request, secret)
    identify(request, response, () => {
      if (refusal) refuse(response, refusal)
      else handle(request, response)
    })
  }
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** These routes count the bytes of a body as they arrive; Next reads bodies of pages itself. */
function isCounted(request: IncomingMessage) {
  return /^\/(api|graphql|enquiries)(\/|$)/.test(pathOf(request))
}

type Refusal = { status: 411 | 413; message: string }

const NO_LENGTH = 'Send the length of the body in Content-Length, or sign in to the studio.'

/** Node does not let a body be longer than its Content-Length. */
function flawOfBody({ headers }: IncomingMessage, secret: string): Refusal | undefined {
  const isChunked = headers['transfer-encoding'] !== undefined
  const isLong = Number(headers['content-length'] ?? 0) > ANONYMOUS_BYTES
  if (!(isChunked || isLong) || hasSessionToken(headers, secret)) return undefined
  return isLong
    ? { status: 413, message: tooLarge(ANONYMOUS_BYTES) }
    : { status: 411, message: NO_LENGTH }
}

function refuse(response: ServerResponse, { status, message }: Refusal) {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify({ errors: [{ message }] }))
}

/** Headers of every answer of the studio and its API. */
const HEADERS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

const HSTS = { 'strict-transport-security': 'max-age=31536000' }

/** Next and React write scripts into the page, so the policy leaves those to the browser. */
const POLICY = "base-uri 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'"

/** Set here, so that every answer has them: also errors, redirects and unknown addresses. */
function secure(request: IncomingMessage, response: ServerResponse, isSecure: boolean) {
  const path = pathOf(request)
  const isStudio = /^\/(admin(\/|$)|$)/.test(path)
  const isApi = /^\/api(\/|$)/.test(path)
  if (!isStudio && !isApi) return
  const headers = { ...HEADERS, ...(isSecure && HSTS), 'cache-control': 'private, no-store' }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // Uploaded drawings that the API serves have a stricter policy of their own.
  if (isStudio) response.setHeader('content-security-policy', POLICY)
}
