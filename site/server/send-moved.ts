import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitAddress } from '../screens/routes.ts'
import { otherParameters } from './address.ts'
import { sendText } from './send-text.ts'

/** Where a record really is; nothing in a request decides that. */
export type Moved = { to: string; status: number }

/** Sends on to a page, or to its payload; parameters that no route knows travel along. */
export function sendMoved(
  request: IncomingMessage,
  response: ServerResponse,
  { to, status }: Moved,
  file: '' | '/_payload.json' = '',
): void {
  const { path, search } = splitAddress(to)
  const query = [search, otherParameters(request.url ?? '')].filter(Boolean).join('&')
  const location = path + file + (query && `?${query}`)
  sendText(response, status, `This page is at ${location}`, { location })
}
