import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@belvedere/kit/byte-range.ts'
import type { Made } from './made-pictures.ts'
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

type Picture = Extract<Made, { is: 'picture' }>

/** Sends a picture that the content service drew, or a 304 if the client has it. */
export function sendMade(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { body, type, etag }: Picture,
  own: Record<string, string>,
): void {
  const shared = { 'x-content-type-options': 'nosniff', etag, ...own }
  if (matchesEtag(headers['if-none-match'], etag)) {
    response.writeHead(304, shared).end()
    return
  }
  response.writeHead(200, { ...shared, 'content-type': type, 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
