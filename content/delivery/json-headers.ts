const PLAIN = /^text\/plain\b/i
const NAMES_JSON = /\bjson\b/i

/**
 * The headers of a query. Its body is read as JSON even if its type is plain text, provided that
 * the client asks for JSON: `fetch` sends a string as plain text, and `@datocms/cda-client` does
 * not change that. Other plain text is refused, as the GraphQL over HTTP specification recommends.
 */
export function jsonHeaders(given: Headers): Headers {
  const isPlain = PLAIN.test(given.get('content-type') ?? '')
  if (!isPlain || !NAMES_JSON.test(given.get('accept') ?? '')) return given
  const headers = new Headers(given)
  headers.set('content-type', 'application/json')
  return headers
}
