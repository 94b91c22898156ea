import { isObject, parseJson } from '@belvedere/kit/json.ts'
import { readUpTo } from '../service/read-bytes.ts'
import { errorResponse } from './error-response.ts'

/** The maximum request body in bytes: several times the largest page query of the site. */
export const MAX_BODY = 64 * 1024

/** The query of a request for the GraphQL engine, or the response that says what is wrong with it. */
export function readQuery(request: Request): Promise<Request | Response> | Request | Response {
  return request.method === 'POST' ? readPost(request) : readGet(request)
}

async function readPost(request: Request) {
  const body = (await readUpTo(request, MAX_BODY))?.toString('utf8')
  if (body === undefined) return errorResponse(request, 413, TOO_LARGE)
  return new Request(request.url, { method: 'POST', headers: jsonHeaders(request.headers), body })
}

const TOO_LARGE = 'This query is larger than 64 KB: split it into several.'

/** HEAD is read as GET; the response loses its body later. */
function readGet({ url, headers }: Request) {
  const request = new Request(url, { headers })
  if (Buffer.byteLength(url) > MAX_BODY) return errorResponse(request, 414, TOO_LONG)
  const { searchParams } = new URL(url)
  const wrong = ['variables', 'extensions'].find((name) => !isObjectOrNone(searchParams.get(name)))
  return wrong ? errorResponse(request, 400, notAnObject(wrong)) : request
}

const TOO_LONG = 'This address is longer than 64 KB: send the query as a POST request.'

function notAnObject(name: string) {
  return `The parameter "${name}" is not a JSON object: send one, encoded for an address, or leave it out.`
}

/** Whether the text of a parameter is a JSON object or stands for none. */
function isObjectOrNone(text: string | null) {
  const value = parseJson(text || 'null')
  return value === null || isObject(value)
}

const PLAIN = /^text\/plain\b/i
const NAMES_JSON = /\bjson\b/i

/**
 * The headers of a query. Its body is JSON even if they say plain text, provided that they ask for
 * JSON: `fetch` sends a string as plain text, and `@datocms/cda-client` leaves it at that. Other
 * plain text is refused, as the GraphQL over HTTP specification recommends.
 */
function jsonHeaders(given: Headers): Headers {
  const isPlain = PLAIN.test(given.get('content-type') ?? '')
  if (!isPlain || !NAMES_JSON.test(given.get('accept') ?? '')) return given
  const headers = new Headers(given)
  headers.set('content-type', 'application/json')
  return headers
}
