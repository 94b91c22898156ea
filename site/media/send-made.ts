import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@belvedere/kit/byte-range.ts'
import type { Made } from './fetch-made.ts'

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
