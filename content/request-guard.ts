import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createClientOf } from '@belvedere/kit/client-of.ts'
import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import { identify } from '@belvedere/kit/identify.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { trustedProxies } from '@belvedere/kit/trusted-proxies.ts'
import { answerWithoutPage, flawOfCaller, isAction } from './actions.ts'
import { flawOfRequest } from './flaw-of-request.ts'
import { countRequest } from './service/count-request.ts'
import { address, payloadSecret, siteOrigin } from './service/env.ts'
import { flawOfOrigin, ownOrigins } from './service/headers/flaw-of-origin.ts'
import { withHostCookie } from './service/headers/host-cookie.ts'
import { lengthForHttp10 } from './service/headers/length-for-http-1-0.ts'
import type { Refusal } from './service/headers/refusal.ts'
import { secure } from './service/headers/secure.ts'
import { hasSessionToken } from './service/headers/session-token.ts'
import { signInFirst } from './service/headers/sign-in-first.ts'
import { tidyHeaders } from './service/headers/tidy.ts'
import { ANONYMOUS_BYTES, tooLarge } from './service/limits.ts'
import { noteRequest } from './service/people-first.ts'

/**
 * Runs before Next: gives the request its id, counts it, lets long work give way to it, records the client's address, sets the
 * security headers, refuses requests that Next cannot read, writes from pages of other sites and
 * calls of actions without a session, redirects browsers without a session to the sign-in, and
 * limits the bodies of unauthenticated requests that no route of ours limits. `actions` are the ids
 * of the allowed actions; without them all are allowed.
 */
export function withRequestGuard(
  handle: RequestListener,
  actions?: ReadonlySet<string>,
): RequestListener {
  const secret = payloadSecret()
  const clientOf = createClientOf(trustedProxies(), createLog('content'))
  const { studio, port } = address()
  const own = ownOrigins(studio, siteOrigin(), port)
  const isSecure = studio.startsWith('https:')
  const security = {
    siteOrigin: siteOrigin(),
    isDevelopment: process.env.NODE_ENV === 'development',
  }
  return (request, response) => {
    request.headers[CLIENT_ADDRESS] = clientOf(request).address
    if (isSecure) withHostCookie(request, response)
    secure(request, response, security)
    tidyHeaders(response, pathOf(request))
    lengthForHttp10(request, response)
    countRequest(pathOf(request), response)
    noteRequest(pathOf(request), response)
    const bodyFlaw = isCounted(request) ? undefined : flawOfBody(request, secret)
    const flaw = flawOfRequest(request) ?? flawOfOrigin(request, own)
    const signIn = signInFirst(request, secret)
    if (isAction(request)) answerWithoutPage(request)
    void identify(request, response, async () => {
      const callerFlaw =
        !flaw && isAction(request) && (await flawOfCaller(request, secret, actions))
      const refusal = flaw ?? (callerFlaw || bodyFlaw)
      if (refusal) refuse(response, refusal)
      else if (signIn) response.writeHead(307, { location: signIn }).end()
      else handle(request, response)
    })
  }
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** These routes count the bytes of a body as they arrive; Next reads bodies of pages itself. */
function isCounted(request: IncomingMessage) {
  return /^\/(api|graphql|enquiries)(\/|$)/.test(pathOf(request))
}

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

function refuse(response: ServerResponse, { status, message, headers: own }: Refusal) {
  const headers = { ...own, 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify({ errors: [{ message }] }))
}
