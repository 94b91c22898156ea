import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID, requestIdOf, withRequestId } from './request-id.ts'

/**
 * Handles a request under its id, which the response repeats. Responses that are sent from memory
 * at once need no id: they cause no query and no log line.
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
