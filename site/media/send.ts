import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHeld } from '@belvedere/kit/byte-range.ts'
import type { Entry } from '@belvedere/kit/disk-cache.ts'
import type { Refusal } from './refusal.ts'

const ALWAYS = { 'x-content-type-options': 'nosniff' }
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' }

/** Sends a picture, or the news that the browser's own copy is still right. */
export function sendPicture(req: IncomingMessage, res: ServerResponse, { body, about }: Entry) {
  const { type = '', etag = '', policy } = about
  const headers = { ...ALWAYS, ...FOR_EVER, etag, ...guard(policy) }
  if (isHeld(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end()
    return
  }
  res.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Sends one sentence instead of a picture. */
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

/** A drawing keeps the policy that the content service gave it. */
function guard(policy: string | undefined) {
  return policy ? { 'content-security-policy': policy } : {}
}
