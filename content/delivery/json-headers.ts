const PLAIN = /^text\/plain\b/i
const NAMES_JSON = /\bjson\b/i

/**
 * The headers of a query. Its body is JSON even if they say plain text, provided that they ask for
 * JSON: `fetch` sends a string as plain text, and `@datocms/cda-client` leaves it at that. Other
 * plain text is refused, as the GraphQL over HTTP specification recommends.
 */
export function jsonHeaders(given: Headers): Headers {
  const isPlain = PLAIN.test(given.get('content-type') ?? '')
  if (!isPlain || !NAMES_JSON.test(given.get('accept') ?? '')) return given
  const headers = new Headers(given)
  headers.set('content-type', 'application/json')
  return headers
}
