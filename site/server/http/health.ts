import type { IncomingMessage, ServerResponse } from 'node:http'
import { withCauses } from '@belvedere/kit/causes.ts'
import { BASE_HEADERS } from './security-headers.ts'
import { sendText } from './send-text.ts'

type Parts = {
  /** The number of pages, rendered or restored. */
  countPages: () => number
  /** Whether the change feed was read once. */
  hasContact: () => boolean
  /** Resolves if the content service answers a query with this site's token now. */
  probe: () => Promise<unknown>
  isEnding: () => boolean
}

/** Why the site cannot serve pages now; undefined when it can. */
export type Readiness = () => Promise<string | undefined>

/**
 * A site with pages is ready, whatever else is down: it can serve those. Without any it needs the
 * content service, and a first contact with the change feed, before which it loads nothing.
 */
export function createReadiness({ countPages, hasContact, probe, isEnding }: Parts): Readiness {
  const probeOnce = shared(probe)
  return async () => {
    if (isEnding()) return 'The site is shutting down.'
    if (countPages() > 0) return undefined
    if (!hasContact())
      return 'There are no pages yet, and the change feed was never read: see the log.'
    return probeOnce().then(
      () => undefined,
      (error) =>
        `There are no pages yet, and the content service does not answer: ${withCauses(error)}`,
    )
  }
}

/** The checks of many machines share an answer for two seconds. */
function shared(probe: () => Promise<unknown>): () => Promise<unknown> {
  let last: { at: number; answer: Promise<unknown> } | undefined
  return () => {
    if (!last || Date.now() - last.at > SHARED_MS) last = { at: Date.now(), answer: probe() }
    return last.answer
  }
}

const SHARED_MS = 2000

/**
 * Whether a request is for `/healthz` or `/readyz`. Called for every request, so it must be fast.
 */
export function isHealthCheck(url: string): boolean {
  if (!url.startsWith('/healthz') && !url.startsWith('/readyz')) return false
  return /^\/(healthz|readyz)(\?|$)/.test(url)
}

/**
 * Answers `/healthz`, which only says that the process answers, and `/readyz`, without the reason:
 * that is for the port of the metrics.
 */
export async function answerHealthCheck(
  request: IncomingMessage,
  response: ServerResponse,
  whyNotReady: Readiness,
): Promise<void> {
  const { method, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD')
    return sendText(response, 405, 'Use GET or HEAD.', { allow: 'GET, HEAD' })
  const reason = url.startsWith('/healthz') ? undefined : await whyNotReady()
  const ok = reason === undefined
  const headers = ok ? HEADERS : { ...HEADERS, 'retry-after': '2' }
  response.writeHead(ok ? 200 : 503, headers).end(JSON.stringify({ ok }))
}

const HEADERS = {
  ...BASE_HEADERS,
  'content-type': 'application/json',
  'cache-control': 'no-store',
}
