import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID, requestIdOf, withRequestId } from './request-id.ts'

/**
 * Does the work for a request under its id, which the answer repeats. What is sent from memory at
 * once needs no id: nothing is asked for it, and nothing logged.
 */
export function identify<Result>(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Result,
): Result {
  const id = requestIdOf(request.headers[REQUEST_ID])
  response.setHeader(REQUEST_ID, id)
  return withRequestId(id, work)
}
