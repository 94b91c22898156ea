import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@belvedere/kit/byte-range.ts'
import type { Entry } from '@belvedere/kit/disk-cache.ts'
import type { Refusal } from './refusal.ts'

const ALWAYS = { 'x-content-type-options': 'nosniff' }
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' }

/** Sends a picture, or a 304 if the browser has it. */
export function sendPicture(req: IncomingMessage, res: ServerResponse, { body, about }: Entry) {
  const { type = '', etag = '', policy } = about
  const headers = { ...ALWAYS, ...IMMUTABLE, etag, ...policyHeader(policy) }
  if (matchesEtag(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end()
    return
  }
  res.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Sends a refusal as plain text. */
export function sendRefusal(req: IncomingMessage, res: ServerResponse, refusal: Refusal) {
  const body = Buffer.from(`${refusal.message}\n`)
  res.writeHead(refusal.status, {
    ...ALWAYS,
    ...(refusal.status >= 500 ? { 'retry-after': '5' } : {}),
    ...(refusal.status === 405 ? { allow: 'GET, HEAD' } : {}),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** SVGs keep the policy of the content service. */
function policyHeader(policy: string | undefined) {
  return policy ? { 'content-security-policy': policy } : {}
}
