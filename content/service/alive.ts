import type { RequestListener } from 'node:http'

/**
 * Answers `/healthz` before anything else, also while the service starts: it only tells that the
 * process responds.
 */
export function withHealthCheck(handle: RequestListener): RequestListener {
  return (request, response) => {
    const isCheck = request.url?.split('?', 1)[0] === '/healthz'
    if (!isCheck) return handle(request, response)
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    response.writeHead(200, headers).end('{"ok":true}')
  }
}
