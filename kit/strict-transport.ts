import type { RequestListener } from 'node:http'

/** A year, the least that security guidelines ask for. */
const YEAR = 'max-age=31536000'

/**
 * Tells browsers in every answer of a program with an `https:` address to come back with https only.
 * Around all other handlers, so that files, errors and health checks say it, too.
 */
export function withStrictTransport(handle: RequestListener, publicUrl: string): RequestListener {
  if (!/^https:/i.test(publicUrl)) return handle
  return (request, response) => {
    response.setHeader('strict-transport-security', YEAR)
    return handle(request, response)
  }
}
