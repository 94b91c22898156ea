import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@belvedere/kit/byte-range.ts'
import type { PreparedPicture } from './prepared-picture.ts'
import type { Refusal } from './refusal.ts'

const ALWAYS = { 'x-content-type-options': 'nosniff' }

/** Sends a picture, or a 304 if the browser has it. */
export function sendPicture(
  { method, headers }: IncomingMessage,
  res: ServerResponse,
  picture: PreparedPicture,
) {
  const held = headers['if-none-match']
  if (held && matchesEtag(held, picture.etag)) {
    res.writeHead(304, picture.notModifiedHeaders).end()
    return
  }
  res.writeHead(200, picture.headers)
  res.end(method === 'HEAD' ? undefined : picture.body)
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
