import type { RequestListener } from 'node:http'

/** A year, the minimum that security guidelines require. */
const YEAR = 'max-age=31536000'

/**
 * Tells browsers in every response of a program with an `https:` address to use https only from now
 * on. Wraps all other handlers, so that files, errors and health checks have the header, too.
 */
export function withStrictTransport(handle: RequestListener, publicUrl: string): RequestListener {
  if (!/^https:/i.test(publicUrl)) return handle
  return (request, response) => {
    response.setHeader('strict-transport-security', YEAR)
    return handle(request, response)
  }
}
