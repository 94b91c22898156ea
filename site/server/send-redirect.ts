import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitAddress } from '../screens/routes.ts'
import { unknownParameters } from './address.ts'
import { sendText } from './send-text.ts'

/** The canonical path of a record. It comes from content only, never from the request. */
export type Moved = { to: string; status: number }

type Options = { file?: '' | '/_payload.json'; headers?: Record<string, string> }

/** Redirects to a page or its payload. Parameters that the route does not use are kept. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { to, status }: Moved,
  { file = '', headers }: Options = {},
): void {
  const { path, search } = splitAddress(to)
  const query = [search, unknownParameters(request.url ?? '')].filter(Boolean).join('&')
  const location = path + file + (query && `?${query}`)
  sendText(response, status, `This page is at ${location}`, { ...headers, location })
}
