/** The length of a body, set by a route: Next removes `Content-Length` from responses of routes. */
export const BODY_LENGTH = 'x-body-length'

/** The answer of a route with its length in a header that Next keeps; `tidyHeaders` renames it. */
export function withBodyLength(response: Response): Response {
  const length = response.headers.get('content-length')
  if (length !== null) response.headers.set(BODY_LENGTH, length)
  return response
}
