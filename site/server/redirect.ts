import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RedirectRules } from '@belvedere/kit/redirects.ts'
import { sendText } from './send-text.ts'

const PAYLOAD = '/_payload.json'

/** What the programs themselves answer; redirects leave it alone. */
const OWN = /^\/(?:builds|media|assets)\//

/** Whether a redirect could apply to a request at all. */
export function mayBeMoved({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !OWN.test(url)
}

/** Answers a request whose address has moved; says whether it did. */
export function answerMoved(
  request: IncomingMessage,
  response: ServerResponse,
  rules: RedirectRules,
): boolean {
  const { path, query, isPayload } = split(request.url ?? '')
  const match = rules.match(path || '/')
  if (!match) return false
  const to = isPayload ? payloadOf(match.to, query) : withQuery(match.to, query)
  // A browser that gets no payload goes to the address itself, and is sent on from there.
  if (!to) sendText(response, 404, `This page is at ${match.to}`)
  else sendText(response, match.redirect.status, `This page is at ${to}`, { location: ascii(to) })
  return true
}

function split(url: string) {
  const at = url.indexOf('?')
  const whole = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)
  const isPayload = whole.endsWith(PAYLOAD)
  return { path: isPayload ? whole.slice(0, -PAYLOAD.length) : whole, query, isPayload }
}

/** The payload of a page of this site. */
function payloadOf(to: string, query: string): string | undefined {
  if (!/^\/[\w/-]*$/.test(to)) return undefined
  return withQuery(to === '/' ? PAYLOAD : to + PAYLOAD, query)
}

/** Parameters travel along, unless the destination has its own. */
function withQuery(to: string, query: string) {
  if (!query || to.includes('?')) return to
  const [address = '', hash] = to.split('#', 2)
  return hash === undefined ? `${address}?${query}` : `${address}?${query}#${hash}`
}

/** Headers take no other letters; what is encoded already stays as it is. */
function ascii(to: string) {
  return to.replaceAll(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters))
}
