import { type PreparedResponse, prepareResponse } from '../prepared-response.ts'
import { BASE_HEADERS } from '../security-headers.ts'

/** Programs ask again each time, as browsers do for documents; mostly nothing has changed. */
export function prepareFile(path: string, body: string): Promise<PreparedResponse> {
  return prepareResponse({
    body,
    headers: {
      ...BASE_HEADERS,
      'content-type': typeOf(path),
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
}

function typeOf(path: string) {
  if (path === '/feed.xml') return 'application/atom+xml; charset=utf-8'
  return path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8'
}
