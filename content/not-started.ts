import type { IncomingMessage, ServerResponse } from 'node:http'
import { STARTING, startFault } from './start-state.ts'

const FAILING =
  'The content service cannot start yet and keeps trying: please try again in a moment. Its log says why.'

/** Answers a request while the service has not started: 503. */
export function answerNotStarted(request: IncomingMessage, response: ServerResponse): void {
  const fault = startFault()
  const message = fault ? FAILING : STARTING
  const isCheck = request.url?.split('?', 1)[0] === '/readyz'
  const body = isCheck ? { ok: false } : { errors: [{ message }] }
  const isText = !isCheck && request.headers.accept?.includes('text/html') === true
  response
    .writeHead(503, {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': '2',
    })
    .end(isText ? message : JSON.stringify(body))
}
