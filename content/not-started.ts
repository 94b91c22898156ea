import type { IncomingMessage, ServerResponse } from 'node:http'
import { startFault } from './start-state.ts'

const STARTING = 'The content service is starting: please try again in a moment.'
const FAILING =
  'The content service cannot start yet and keeps trying: please try again in a moment. GET /readyz says why.'

/** Answers a request while the service has not started: 503, and for `/readyz` the cause. */
export function answerNotStarted(request: IncomingMessage, response: ServerResponse): void {
  const fault = startFault()
  const message = fault ? FAILING : STARTING
  const isCheck = request.url?.split('?', 1)[0] === '/readyz'
  const body = isCheck ? { ok: false, reason: fault ?? STARTING } : { errors: [{ message }] }
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
